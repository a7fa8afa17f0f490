import { parseArgs } from "node:util";
import { email } from "../../contract/fields.ts";
import { demoLeftChecks } from "../opening/demoLeft.ts";
import { effectChecks } from "../opening/effectChecks.ts";
import { goodsChecks } from "../opening/goodsChecks.ts";
import { network, onlineChecks } from "../opening/onlineChecks.ts";
import { shopChecks } from "../opening/shopChecks.ts";
import { staffChecks } from "../opening/staffChecks.ts";
import { testMail } from "../opening/testMail.ts";
import { type Check, type Need, settingChecks } from "../production.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { refusedWords } from "./takes.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop check [--online] [--dkim SELECTOR] [--mail ADDRESS] [--json]

Walks the list of what a shop in India needs before it opens, and says what is missing and how to mend it.

  --online          look from the network too: the shop's address, and the mail's SPF, DKIM, DMARC and MX records
  --dkim SELECTOR   the name of your DKIM key, when it is not one of the usual ones
  --mail ADDRESS    send a test mail there by SMTP_URL, and tell what the mail server answered
  --json            the same for programs, with "ok" and "checks"

No secret is shown. Exit status: 0 the shop may open, 1 something that it must have is missing, 2 there is no shop yet or a
setting can't be used.
`;

const headings: Record<Need, string> = { must: "What it must have", should: "What it should have" };

function sayAll(checks: Check[]): void {
  for (const need of ["must", "should"] as const) {
    say(headings[need]);
    for (const { topic, problem, how } of checks.filter((check) => check.need === need)) {
      say(`  ${problem === undefined ? "ok     " : "missing"}  ${topic}${problem === undefined ? "" : `: ${problem}`}`);
      if (problem !== undefined) say(`             ${how}`);
    }
    say("");
  }
  const missing = checks.filter(({ need, problem }) => need === "must" && problem !== undefined).length;
  say(missing === 0 ? "The shop may open." : `The shop may not open yet: ${missing} of what it must have are missing.`);
}

type Asked = { online: boolean; json: boolean; dkim?: string | undefined; mail?: string | undefined };

/** What was asked for, or what is wrong with it. */
function readArguments(args: string[]): Asked | { wrong: string } {
  try {
    const text = { type: "string" } as const;
    const flag = { type: "boolean", default: false } as const;
    const { values } = parseArgs({ args, options: { online: flag, json: flag, dkim: text, mail: text } });
    if (values.dkim !== undefined && !/^[\w.-]{1,63}$/.test(values.dkim))
      return { wrong: "--dkim is a selector's name." };
    const to = values.mail === undefined ? undefined : email(values.mail);
    if (to && !to.ok) return { wrong: `--mail: ${to.message}` };
    return { ...values, online: values.online || values.dkim !== undefined };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}

export const checkCommand: Command = {
  summary: "say what a shop needs before it opens, and how to mend it",
  usage,
  async run(args) {
    const asked = readArguments(args);
    if ("wrong" in asked) {
      process.stderr.write(`${asked.wrong}\n\n${usage}`);
      return 2;
    }
    const { sql, settings, close } = await openShop();
    try {
      const checks: Check[] = [
        ...settingChecks(settings),
        ...shopChecks(settings),
        ...(await goodsChecks(sql, settings)),
        ...(await demoLeftChecks(sql, settings)),
        ...(await effectChecks(sql, settings)),
        ...(settings.OFFICE_URL ? await staffChecks(sql) : []),
      ];
      if (asked.online) checks.push(...(await onlineChecks(network(), settings, asked.dkim)));
      const mail = asked.mail === undefined ? undefined : await testMail(settings, asked.mail);
      if (mail) checks.push({ topic: mail.topic, need: mail.need, problem: mail.problem, how: mail.how });
      const ok = checks.every(({ need, problem }) => need === "should" || problem === undefined);
      if (asked.json) say(JSON.stringify({ ok, checks, mail_answer: mail?.answered }, undefined, 2));
      else {
        sayAll(checks);
        if (mail?.problem === undefined && mail)
          say(`The mail server took the mail to ${asked.mail}: ${mail.answered}`);
      }
      return ok ? 0 : 1;
    } finally {
      await close();
    }
  },
};
