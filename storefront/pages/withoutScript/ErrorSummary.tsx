/** The page has come anew because of it, and without script nothing else can move the focus there. */
const focused = { tabIndex: -1, autoFocus: true };

/** What is wrong, before everything else: each with the way to its field. `errors` go by the fields' ids. */
export function ErrorSummary({ message, errors }: { message: string; errors: Partial<Record<string, string>> }) {
  const wrong = Object.entries(errors);
  if (wrong.length === 0 && message === "") return null;
  return (
    <div role="alert" {...focused} className="mb-6 border-l-4 border-error bg-card px-5 py-4">
      {wrong.length > 0 && (
        <h2 className="font-semibold">
          {wrong.length === 1 ? "One thing needs your attention" : `${wrong.length} things need your attention`}
        </h2>
      )}
      {message && <p>{message}</p>}
      <ul>
        {wrong.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-8 items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
