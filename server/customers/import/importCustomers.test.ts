import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf } from "../../../tests/support/importTrial.ts";
import { type TestCustomers, testCustomers } from "../../../tests/support/testCustomers.ts";
import type { Problem } from "../../catalogue/import/problem.ts";
import { forgetOld } from "../jobs.ts";
import { importCustomers } from "./importCustomers.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const take = async (content: string, dryRun = false) => {
  const said: string[] = [];
  const report = ({ line, kind, reason }: Problem) => said.push(`${line} ${kind}: ${reason}`);
  const result = await importCustomers(shop.sql, fileOf(content), report, dryRun);
  return { ...result, said };
};
const people = (...emails: string[]) =>
  shop.sql`
    select c.email, c.name, c.mobile, c.email_verified, a.line2, a.state,
      exists (select from consent where customer_id = c.id and purpose = 'offers' and withdrawn_at is null) as offers
    from customer c left join address a on a.customer_id = c.id where c.email = any(${emails}) order by c.email`;

const shopify = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Store Credit Balance
'1,Meena,Iyer,Meena@Example.com,yes,12 Mada Street,Mylapore,Chennai,TN,IN,'600004,'+91 98765 43210,,250
2,Ravi,Kumar,ravi@abroad.example,no,1 High Street,,London,,GB,N1 9GU,,+44 20 7946 0000,
3,,,nameless@example.com,yes,,,,,,,,,
4,No,Mail,,yes,,,,,,,,,
5,Bad,Mail,not-a-mail,yes,,,,,,,,,
6,Wrong,Pin,pin@example.com,no,1 Street,,Chennai,TN,IN,000000,,9876543210,
`;

test("Shopify's customers come without passwords and mails; what can't come is named", async () => {
  expect(await take(shopify)).toEqual({
    added: 4,
    known: 0,
    refused: 2,
    addresses: 1,
    balances: ["Store Credit Balance"],
    said: [
      "3 notice: its number is no Indian mobile number: left out",
      "3 notice: the address is left out: it is not in India",
      "4 notice: it has no name: called as the e-mail address begins",
      "5 refused: it has no e-mail address",
      "6 refused: its e-mail address can't be right",
      "7 notice: the address is left out: it has no pincode of six digits",
    ],
  });
  expect(await people("meena@example.com", "ravi@abroad.example")).toEqual([
    {
      email: "meena@example.com",
      name: "Meena Iyer",
      mobile: "9876543210",
      email_verified: false,
      line2: "Mylapore",
      state: "Tamil Nadu",
      offers: true,
    },
    {
      email: "ravi@abroad.example",
      name: "Ravi Kumar",
      mobile: "",
      email_verified: false,
      line2: null,
      state: null,
      offers: false,
    },
  ]);
  expect(await shop.mailsTo("meena@example.com")).toEqual([]);
  expect(await take(shopify)).toMatchObject({ added: 0, known: 4 });
});

test("a dry run tells what would be done, and does nothing", async () => {
  await take("Email,Name\nhere@example.com,Here Already\n");
  const sheet = `Name,Email,Mobile,Address,City,Pincode
Dry Run,dry@example.com,9123456789,"4, Lake Road",Kolkata,700029
Dry Again,dry@example.com,,,,
Here Already,here@example.com,,,,
No Mail,,,,,
`;
  const foreseen = await take(sheet, true);
  expect(foreseen).toMatchObject({ added: 1, known: 2, refused: 1, addresses: 1 });
  expect(await people("dry@example.com")).toEqual([]);
  expect(await take(sheet)).toEqual(foreseen);
  expect(await people("dry@example.com")).toHaveLength(1);
});

test("WooCommerce's fields are read, and an account that is here stays as it is", async () => {
  await take("Email,Name\nheld@example.com,First Name\n");
  const woo = `user_email,first_name,last_name,billing_address_1,billing_address_2,billing_city,billing_state,billing_postcode,billing_country,billing_phone
held@example.com,Other,Name,,,,,,,
tara@example.com,Tara,Das,4 Lake Road,,Kolkata,WB,700029,IN,09830012345
`;
  expect(await take(woo)).toMatchObject({ added: 1, known: 1, addresses: 1, said: [] });
  expect(await people("held@example.com", "tara@example.com")).toMatchObject([
    { name: "First Name" },
    { name: "Tara Das", mobile: "9830012345", line2: "Kolkata", state: "West Bengal" },
  ]);
  await expect(take("Name,Phone\nA,1\n")).rejects.toThrow("no column with e-mail");
});

test("who was brought over waits as long as it takes, and sets the first password by mail", async () => {
  await take("Name,Email,Mobile\nUma Devi,uma@example.com,9123456789\n");
  await shop.sql`update customer set created_at = now() - interval '90 days' where email = 'uma@example.com'`;
  await forgetOld(shop.shop);
  const browser = shop.browser();
  const login = (password: string) => browser.call("POST", "/login", { email: "uma@example.com", password });
  expect((await login("sapphire morning tea")).status).toBe(401);
  await browser.call("POST", "/forgot/password", { email: "uma@example.com" });
  const token = await shop.tokenFor("uma@example.com", "reset-password");
  await browser.call("POST", "/reset/password", { token, password: "sapphire morning tea" });
  expect((await login("sapphire morning tea")).status).toBe(200);
  expect((await browser.call("GET", "/get/customer")).body.customer).toMatchObject({
    name: "Uma Devi",
    email_verified: true,
  });
});
