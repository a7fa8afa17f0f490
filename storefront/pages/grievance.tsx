import { personalApiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { telephone } from "../parts/phone.ts";
import { type ShopFacts, useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/grievance";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { complaintFields, ticketFields } from "./grievance/fields.ts";
import { GrievanceStatus } from "./grievance/GrievanceStatus.tsx";
import { TextArea } from "./grievance/TextArea.tsx";

/** Files a complaint, or looks one up: posted, so that nobody's e-mail address stands in the page's address. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "", name = "", email = "", mobile = "", order_no = "", text = "", ticket = "" } = typed;
  return attempt(intent, typed, async () => {
    const { data } =
      intent === "look"
        ? await api("GET /grievances/{ticket}", { parameters: { ticket: ticket.trim() || "-" }, query: { email } })
        : await api("POST /grievances", { body: { name, email, mobile, order_no, text } });
    return { grievance: data };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function GrievancePage({ actionData }: Route.ComponentProps) {
  const shop = useShell()?.shop;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const grievance = actionData && "grievance" in actionData ? actionData.grievance : undefined;
  return (
    <div className="page">
      <PageHead
        title="Complaints"
        description="Write to our grievance officer, or see how your complaint stands."
        canonical="/grievance"
      />
      <Breadcrumbs crumbs={[]} here="Complaints" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">Complaints</h1>
      {grievance && <GrievanceStatus key={`${grievance.ticket} ${grievance.state}`} grievance={grievance} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <section aria-labelledby="write" className="max-w-prose">
          <h2 id="write" className="font-display text-3xl">
            Write to us
          </h2>
          <p className="mt-2 mb-6 text-muted">
            You get a number at once and a mail that acknowledges your complaint, within 48 hours at the latest. We
            settle it within a month.
          </p>
          <AccountForm
            key={grievance?.ticket}
            intent="file"
            fields={Object.values(complaintFields)}
            refused={refused}
            submit="Send"
          >
            <TextField asked={complaintFields.name} />
            <TextField asked={complaintFields.email} />
            <TextField asked={complaintFields.mobile} />
            <TextField asked={complaintFields.orderNo} />
            <TextArea asked={complaintFields.text} />
          </AccountForm>
        </section>
        <div>
          <section aria-labelledby="look-up">
            <h2 id="look-up" className="mb-6 font-display text-3xl">
              How does it stand?
            </h2>
            <AccountForm
              intent="look"
              fields={Object.values(ticketFields)}
              refused={refused}
              submit="Look it up"
              look="secondary"
            >
              <TextField asked={ticketFields.ticket} />
              <TextField asked={ticketFields.email} />
            </AccountForm>
          </section>
          {shop && <Officer shop={shop} />}
        </div>
      </div>
    </div>
  );
}

const Officer = ({ shop: { grievance_officer: officer, legal_name, address } }: { shop: ShopFacts }) => (
  <section aria-labelledby="officer" className="mt-12 border-t border-hairline pt-6">
    <h2 id="officer" className="font-display text-3xl">
      {officer.designation}
    </h2>
    <address className="mt-2 not-italic">
      {officer.name}
      <br />
      {legal_name}, {address.join(", ")}
      <a href={`mailto:${officer.email}`} className="footer-link">
        {officer.email}
      </a>
      <a href={telephone(officer.phone)} className="footer-link">
        {officer.phone}
      </a>
    </address>
    <p className="mt-3 text-sm text-muted">
      If we can’t settle it with you, the National Consumer Helpline,{" "}
      <a href="tel:1915" className="text-link">
        1915
      </a>
      , can help.
    </p>
  </section>
);
