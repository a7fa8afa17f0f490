import { expect, test } from "vitest";
import { criticalCss, readSheet } from "./critical.ts";

const critical = (css: string, html: string) => criticalCss(readSheet(css), html);

test("a page gets the rules of its classes and of its elements, in their layers and media", () => {
  const css =
    "@layer base,components;@layer base{a,table{color:red}*,h1,dd{a:1}td{b:1}}@layer components{.card{b:1}.chip{b:2}@media (width>1px){.card{b:3}.chip{b:4}}}";
  expect(critical(css, '<p class="card big"><a href="/">')).toBe(
    "@layer base,components;@layer base{a{color:red}*{a:1}}@layer components{.card{b:1}@media (width>1px){.card{b:3}}}",
  );
});

test("classes with signs in them are understood, in the sheet and in the page", () => {
  const css = ".w-1\\/2{a:1}.md\\:grid-cols-\\[1fr\\,2fr\\]{a:2}.\\[\\&_\\.button\\]\\:mt-4 .button{a:3}.x{a:4}";
  expect(
    critical(css, '<p class="w-1/2"><i class="md:grid-cols-[1fr,2fr]"><b class="[&amp;_.button]:mt-4 button">'),
  ).toBe(".w-1\\/2{a:1}.md\\:grid-cols-\\[1fr\\,2fr\\]{a:2}.\\[\\&_\\.button\\]\\:mt-4 .button{a:3}");
});

test("a rule stays with those of its selectors that fit, and a class that it forbids need not be there", () => {
  const css = ".gone,.here:is(.here,.here:hover){a:1}.here:not(.gone){a:2}.here .gone{a:3}";
  expect(critical(css, '<p class="here">')).toBe(".here:is(.here,.here:hover){a:1}.here:not(.gone){a:2}");
});

test("an element that a selector forbids, chooses among or looks for inside need not be there; one that it stands on must", () => {
  const css =
    "p:not(dl){a:1}body>:not(main){a:2}p:is(h1,p){a:3}p:has(a:is(:link,:visited)){a:4}ul>li:nth-child(n+9){a:5}button.go::before{a:6}#p p[lang=a]{a:7}";
  expect(critical(css, '<body><p class="go"><li>')).toBe(
    "p:not(dl){a:1}body>:not(main){a:2}p:is(h1,p){a:3}p:has(a:is(:link,:visited)){a:4}#p p[lang=a]{a:7}",
  );
});

test("a state that nothing in the page has comes with the whole sheet; attributes that scripts set before it stay", () => {
  const css =
    ".a:disabled,.a[aria-disabled=true],.a:focus{b:1}.a:not(:disabled){b:2}[role=option][aria-selected=true]{b:3}.a[data-away=true]{b:4}::backdrop{b:5}dialog::backdrop{b:6}";
  const rest = ".a:not(:disabled){b:2}";
  const end = ".a[data-away=true]{b:4}";
  expect(critical(css, '<p class="a">')).toBe(`.a:focus{b:1}${rest}${end}`);
  expect(critical(css, '<p class="a" disabled=""><p role="option"><dialog>')).toBe(
    `.a:disabled,.a:focus{b:1}${rest}[role=option][aria-selected=true]{b:3}${end}dialog::backdrop{b:6}`,
  );
  expect(critical(css, '<p class="a" aria-disabled="true">')).toBe(`.a[aria-disabled=true],.a:focus{b:1}${rest}${end}`);
});

test("what only a mouse sees comes with the whole sheet", () => {
  const css =
    ".a:hover,.a[aria-current]{b:1}.a:hover:not(:disabled){b:2}.a:active{b:2}@media (width>1px){@media (hover:hover){.a{b:3}}.a{b:4}}@media (hover:hover){.a{b:5}}";
  expect(critical(css, '<p class="a">')).toBe(".a[aria-current]{b:1}@media (width>1px){.a{b:4}}");
});

test("what a low screen alone needs comes with the whole sheet", () => {
  const css = ".a{b:1}@media not all and (min-height:30rem){.a{b:2}}@media (min-height:30rem){.a{b:3}}";
  expect(critical(css, '<p class="a">')).toBe(".a{b:1}@media (min-height:30rem){.a{b:3}}");
});

test("what moves stands still until the whole sheet is there, and kinds of properties stay only with what uses them", () => {
  const css =
    '.spin{animation:spin 1s;top:0;transition-property:top}.rise{transition:top 1s}@keyframes spin{to{rotate:1turn}}@starting-style{.spin{top:1px}}.q{top:var(--q)}@property --p{syntax:"*"}@property --q{syntax:"*"}';
  expect(critical(css, '<p class="spin rise q">')).toBe('.spin{top:0}.q{top:var(--q)}@property --q{syntax:"*"}');
});

test("variables that nothing reads stay out, on every theme and in every rule", () => {
  const css = ":root{--a:1;--b:var(--c);--c:2;--d:3}@media (x){:root{--a:4;--d:5}}.y{top:var(--a);left:var(--b)}";
  expect(critical(css, '<p class="y">')).toBe(
    ":root{--a:1;--b:var(--c);--c:2}@media (x){:root{--a:4}}.y{top:var(--a);left:var(--b)}",
  );
});

test("multiples of the step are reckoned", () => {
  const css = ".a{top:calc(var(--spacing) * 2);left:calc(var(--spacing) * -2.5);right:calc(var(--spacing) * 1)}";
  expect(critical(css, '<p class="a">')).toBe(".a{top:.5rem;left:-.625rem;right:.25rem}");
});

test("a measure that is the same everywhere stands as what it is; colours, type and what a medium changes stay variables", () => {
  const css =
    "@layer theme{:root,:host{--wide:4rem;--text-xl:min(2rem, 9vw);--color-ink:#111;--font-sans:Arial;--lift:1px}}.y{width:calc(var(--wide) + var(--lift));font:var(--text-xl) var(--font-sans);color:var(--color-ink)}@media (x){:root{--lift:2px}}";
  expect(critical(css, '<p class="y">')).toBe(
    "@layer theme{:root,:host{--color-ink:#111;--font-sans:Arial;--lift:1px}}.y{width:calc(4rem + var(--lift));font:min(2rem, 9vw) var(--font-sans);color:var(--color-ink)}@media (x){:root{--lift:2px}}",
  );
});

test("a registered variable that no rule of the page sets stands as what it begins with", () => {
  const css =
    '.line{border-style:var(--s);width:var(--w)}.dashed{--s:dashed}.wide{--w:2px}@property --s{syntax:"*";inherits:false;initial-value:solid}@property --w{syntax:"*";inherits:false;initial-value:1px}';
  expect(critical(css, '<p class="line wide">')).toBe(
    '.line{border-style:solid;width:var(--w)}.wide{--w:2px}@property --w{syntax:"*";inherits:false;initial-value:1px}',
  );
});
