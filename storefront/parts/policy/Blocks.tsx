import { Fragment } from "react";
import type { Block, Span } from "./markdown.ts";

const Spans = ({ spans }: { spans: Span[] }) =>
  spans.map((span, index) => {
    if (span.kind === "link")
      return (
        <a key={index} href={span.href}>
          {span.text}
        </a>
      );
    if (span.kind === "strong") return <strong key={index}>{span.text}</strong>;
    if (span.kind === "em") return <em key={index}>{span.text}</em>;
    return <Fragment key={index}>{span.text}</Fragment>;
  });

/** A text's blocks as elements. */
export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block, index) => {
    if (block.kind === "list") {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List key={index}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    const Element = block.kind;
    return (
      <Element key={index}>
        <Spans spans={block.spans} />
      </Element>
    );
  });
