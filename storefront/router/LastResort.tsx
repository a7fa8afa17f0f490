import { Component, type ReactNode } from "react";

/** What stands when not even the page that says what failed could be made. */
export class LastResort extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en-IN">
        <head>
          <title>Unexpected Application Error!</title>
        </head>
        <body>
          <h1>Unexpected Application Error!</h1>
          <a href={location.href}>Try again</a>
        </body>
      </html>
    );
  }
}
