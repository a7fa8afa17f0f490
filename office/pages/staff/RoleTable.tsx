import { type Right, rights } from "../../../contract/office/rights.ts";
import { Icon } from "../../parts/Icon.tsx";
import { formatPaise } from "../../parts/money.ts";
import type { StaffList } from "./list.ts";

type Role = StaffList["roles"][number];

/** A right's limit in words: basis points for prices, paise for all else. */
const limitOf = (right: Right, most: number) =>
  right === "prices.edit" ? `± ${most / 100} %` : `to ${formatPaise(most)}`;

/** What each role may: rights by their words, a column a role. */
export function RoleTable({ roles }: { roles: readonly Role[] }) {
  return (
    <details className="mt-6">
      <summary className="text-link w-fit font-[550]">What each role may</summary>
      <div className="relative mt-3 overflow-x-auto" role="region" aria-label="What each role may" tabIndex={0}>
        <table className="role-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Right</span>
              </th>
              {roles.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(rights) as Right[]).map((right) => (
              <tr key={right}>
                <th scope="row">{rights[right]}</th>
                {roles.map((role) => (
                  <td key={role.slug}>
                    <Held right={right} most={role.rights[right]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Held({ right, most }: { right: Right; most: number | null | undefined }) {
  if (most === undefined) return <span className="sr-only">no</span>;
  if (most !== null) return <span className="text-xs whitespace-nowrap">{limitOf(right, most)}</span>;
  return <Icon name="check" label="yes" className="mx-auto size-4 text-success" />;
}
