import { z } from "zod";
import { type Call, Failure } from "../../contract/answer.ts";
import { calls } from "../../contract/calls.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
const content = (schema: z.ZodType, io: "input" | "output") => {
  const described = schemaOf(schema, io);
  return { [described.contentMediaType ?? "application/json"]: { schema: described } };
};

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query" | "header") {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !field.safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, "input"),
  }));
}

/** What a call takes as its body: JSON, a file, or nothing. */
function bodyOf({ body, stream }: Call) {
  if (stream) {
    const file = { schema: { type: "string", format: "binary", description: `At most ${stream.most} bytes` } };
    return { requestBody: { required: true, content: Object.fromEntries(stream.types.map((type) => [type, file])) } };
  }
  if (!body) return {};
  return { requestBody: { required: !body.safeParse(undefined).success, content: content(body, "input") } };
}

/** What a call answers, by its status. */
function responsesOf({ answer, done = [200], refusals = {} }: Call) {
  const [ordinary] = done;
  const words = (status: number) => (status === ordinary ? "Done" : "Done already, by the same request before");
  return {
    ...Object.fromEntries(
      done.map((status) => [status, { description: words(status), content: content(answer, "output") }]),
    ),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, refusal]) => [
        status,
        { description: refusal.why, content: content(refusal.answer, "output") },
      ]),
    ),
    default: { description: "Refused", content: content(Failure, "output") },
  };
}

/** What gateways send, in their own forms; both prove themselves by a signature. */
const gatewayCalls = () => {
  const parameters = [{ name: "gateway", in: "path", required: true, schema: { type: "string" } }];
  const refused = { description: "Not signed by the gateway", content: content(Failure, "output") };
  return {
    "/payments/{gateway}/return": {
      post: {
        operationId: "POST_payments_gateway_return",
        summary: "The browser comes back from the payment page",
        parameters,
        requestBody: {
          required: true,
          content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } },
        },
        responses: { 303: { description: "To the page that tells how it went" }, default: refused },
      },
    },
    "/payments/{gateway}/webhook": {
      post: {
        operationId: "POST_payments_gateway_webhook",
        summary: "The gateway's own message; it may come twice, late, or in any order",
        parameters,
        requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
        responses: { 200: { description: "Written down" }, default: refused },
      },
    },
  };
};

/** An order's papers, which are files: for whoever may see the order. */
const paperCalls = () => {
  const text = { type: "string" };
  const parameters = [
    { name: "order_no", in: "path", required: true, schema: text },
    { name: "key", in: "query", required: false, schema: text, description: "From the link to the order's page" },
  ];
  const pdf = { "application/pdf": { schema: { type: "string", format: "binary" } } };
  const responses = {
    200: { description: "The paper", content: pdf },
    default: { description: "Refused", content: content(Failure, "output") },
  };
  const seq = { name: "seq", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
  return {
    "/orders/{order_no}/invoice.pdf": {
      get: { operationId: "GET_orders_order_no_invoice_pdf", summary: "The tax invoice", parameters, responses },
    },
    "/orders/{order_no}/credit-notes/{seq}.pdf": {
      get: {
        operationId: "GET_orders_order_no_credit_notes_seq_pdf",
        summary: "A credit note, by its place among the order's",
        parameters: [...parameters, seq],
        responses,
      },
    },
  };
};

/** What a document is made of: the calls, where they stand, and paths that are no calls of ours. */
type Described = {
  title: string;
  base: string;
  calls: Record<string, Call>;
  others: Record<string, object>;
};

/** The contract of shoppers, what gateways send, and the papers of an order. */
export const publicDocument = (): Described => ({
  title: "The shop's API",
  base: "/public/api",
  calls,
  others: { ...gatewayCalls(), ...paperCalls() },
});

/** A contract as an OpenAPI 3.1 document. */
export function openApi({ title, base, calls, others }: Described): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      operationId: name.replace(/[^\w]+/g, "_").replace(/^_|_$/g, ""),
      summary: call.summary,
      parameters: [
        ...parametersOf(call.parameters, "path"),
        ...parametersOf(call.query, "query"),
        ...parametersOf(call.headers, "header"),
      ],
      ...bodyOf(call),
      responses: responsesOf(call),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description: "Money is in paise (integers), times are UTC (ISO 8601).",
    },
    servers: [{ url: base }],
    paths: { ...paths, ...others },
  };
}

/** The document as JSON, written when it is first asked for: a shop that starts would wait for it. */
export function openApiText(described: () => Described): () => string {
  let text: string | undefined;
  return () => (text ??= JSON.stringify(openApi(described())));
}
