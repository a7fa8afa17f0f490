import type { policyCalls } from "../../../contract/office/policies.ts";
import type { PolicyName } from "../../../contract/shop.ts";
import { data } from "../../http/reply.ts";
import { keepDraft, publishPolicy, takeBackPolicy } from "../../policies/changePolicy.ts";
import { listPolicies, readOfficePolicy } from "../../policies/readPolicies.ts";
import { refreshFacts } from "../../shop/facts/followFacts.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";

/** The shop's policies: draft, publication, editions. */
export function policyRoutes({
  sql,
  settings,
}: Pick<Shop, "sql" | "settings">): Pick<OfficeHandlers, keyof typeof policyCalls> {
  const read = (policy: PolicyName) => readOfficePolicy(sql, settings, policy);
  /** What stands there after a change, which this node shows at once. */
  const changed = async (policy: PolicyName) => {
    await refreshFacts(sql, settings);
    return data(await read(policy));
  };
  return {
    "GET /policies": async () => data({ rows: await listPolicies(sql, settings) }),
    "GET /policies/{policy}": async ({ parameters }) => data(await read(parameters.policy)),
    async "PUT /policies/{policy}/draft"({ parameters: { policy }, body: { version, text }, staff }) {
      const { shown } = await read(policy);
      await keepDraft(sql, settings, { policy, version }, { text, shown }, staff.actor);
      return data(await read(policy));
    },
    async "POST /policies/{policy}/publish"({ parameters: { policy }, body: { version, ...how }, staff }) {
      await publishPolicy(sql, settings, { policy, version }, how, staff.actor);
      return changed(policy);
    },
    async "POST /policies/{policy}/take-back"({ parameters: { policy }, body: { version, id }, staff }) {
      await takeBackPolicy(sql, { policy, version }, id, staff.actor);
      return changed(policy);
    },
  };
}
