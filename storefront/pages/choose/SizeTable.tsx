import type { Guide } from "../../../contract/guides.ts";

/** Sizes, to be read across. */
export const SizeTable = ({ table: { caption, columns, rows } }: { table: NonNullable<Guide["table"]> }) => (
  <table className="w-full text-left text-sm wrap-anywhere">
    <caption className="mb-2 text-left text-base font-semibold">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="border-b border-hairline py-2 pr-2 font-medium text-muted">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row" className="border-b border-hairline py-2 pr-2 font-semibold">
            {first}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]} className="border-b border-hairline py-2 pr-2">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
