/** A product of the fixture. */
export type Item = {
  slug: string;
  name: string;
  brand: string;
  category: string;
  /** Rupees; one variant each, in the order of `stock`. MRP is 25 % above unless `mrp` says otherwise. */
  price: number;
  mrp?: number;
  stock: number[];
  popularity: number;
  attributes?: Record<string, string[]>;
  collections?: string[];
  booking?: "demo" | "preorder";
  origin?: string;
  /** An option's name and its value in each variant; each variant after the first costs ₹500 more. */
  option?: [name: string, ...values: string[]];
  also?: string[];
  weight?: number;
  gst?: number;
  unpublished?: boolean;
};

// biome-ignore format: one product a line
export const items: Item[] = [
  ...mridangams(),
  { slug: "kaveri-ekandam-veena", name: "Kaveri Ekandam Saraswati Veena", brand: "kaveri", category: "veena", price: 95000, stock: [1], popularity: 610, attributes: { body: ["ekandam"], shruti: ["2 kattai"] }, collections: ["carnatic-essentials", "margazhi-season"], booking: "demo", also: ["veenai", "வீணை"], weight: 14000, gst: 0 },
  { slug: "kaveri-ottu-veena", name: "Kaveri Ottu Veena", brand: "kaveri", category: "veena", price: 42000, stock: [0], popularity: 700, attributes: { body: ["ottu"], shruti: ["2 kattai"] }, collections: ["carnatic-essentials"], also: ["veenai", "வீணை"], weight: 12000, gst: 0 },
  { slug: "kaveri-travel-veena", name: "Kaveri Travel Veena", brand: "kaveri", category: "veena", price: 28000, mrp: 28000, stock: [4], popularity: 300, attributes: { body: ["ottu"], shruti: ["2½ kattai"] }, also: ["veenai", "வீணை"], weight: 6000, gst: 0 },
  { slug: "venu-carnatic-flute-5-kattai", name: "Venu Carnatic Flute 5 Kattai", brand: "venu", category: "carnatic-flute-bansuri", price: 900, stock: [25], popularity: 820, attributes: { system: ["Carnatic"], kattai: ["5"] }, collections: ["carnatic-essentials", "student-starters"], also: ["pullanguzhal", "புல்லாங்குழல்"], weight: 300, gst: 0 },
  { slug: "venu-carnatic-flute-2-kattai", name: "Venu Carnatic Flute 2 Kattai", brand: "venu", category: "carnatic-flute-bansuri", price: 1400, stock: [3], popularity: 510, attributes: { system: ["Carnatic"], kattai: ["2"] }, collections: ["carnatic-essentials"], also: ["pullanguzhal"], weight: 400, gst: 0 },
  { slug: "venu-bansuri-e", name: "Venu Bansuri in E", brand: "venu", category: "carnatic-flute-bansuri", price: 1800, stock: [9], popularity: 480, attributes: { system: ["Hindustani"], kattai: ["3"] }, also: ["बाँसुरी"], weight: 400, gst: 0 },
  ...guitars(),
  { slug: "ashcombe-no-1", name: "Ashcombe No. 1", brand: "ashcombe", category: "electric-guitars", price: 38000, stock: [5], popularity: 640, attributes: { pickups: ["SSS"], hand: ["right"] }, origin: "GB", booking: "demo", weight: 6000 },
  { slug: "ashcombe-no-2", name: "Ashcombe No. 2", brand: "ashcombe", category: "electric-guitars", price: 52000, stock: [0], popularity: 400, attributes: { pickups: ["HH"], hand: ["right"] }, origin: "GB", weight: 6000 },
  { slug: "ashcombe-no-2-left", name: "Ashcombe No. 2 Left-Handed", brand: "ashcombe", category: "electric-guitars", price: 54000, stock: [2], popularity: 90, attributes: { pickups: ["HH"], hand: ["left"] }, origin: "GB", booking: "preorder", weight: 6000 },
  { slug: "sembiyan-soprano-ukulele", name: "Sembiyan Soprano Ukulele", brand: "sembiyan", category: "ukuleles", price: 2400, stock: [30, 0], popularity: 770, attributes: { size: ["soprano"] }, collections: ["student-starters", "last-summer"], option: ["Finish", "Natural", "Sunburst"], weight: 900 },
  { slug: "sembiyan-concert-ukulele", name: "Sembiyan Concert Ukulele", brand: "sembiyan", category: "ukuleles", price: 3900, stock: [12], popularity: 560, attributes: { size: ["concert"] }, collections: ["last-summer"], weight: 1100 },
  { slug: "old-school-ukulele", name: "Old School Ukulele", brand: "sembiyan", category: "ukuleles", price: 1500, stock: [5], popularity: 900, attributes: { size: ["soprano"] }, weight: 900, unpublished: true },
  ...keyboards(),
  ...smallThings(),
];

// biome-ignore format: one product a line
function mridangams(): Item[] {
  const common = { brand: "kaveri", category: "mridangam", also: ["mrudangam", "மிருதங்கம்", "मृदंगम"], gst: 0 };
  return [
    { ...common, slug: "kaveri-18-mridangam", name: "Kaveri 18 Inch Mridangam", price: 8500, stock: [7], popularity: 500, attributes: { size: ["18 inch"], wood: ["jackwood"] }, collections: ["carnatic-essentials", "student-starters"], weight: 7000 },
    { ...common, slug: "kaveri-22-mridangam", name: "Kaveri 22 Inch Mridangam", price: 11500, stock: [2], popularity: 740, attributes: { size: ["22 inch"], wood: ["jackwood"] }, collections: ["carnatic-essentials"], booking: "demo", weight: 9000 },
    { ...common, slug: "kaveri-24-mridangam", name: "Kaveri 24 Inch Mridangam", price: 14500, stock: [3, 0], popularity: 740, attributes: { size: ["24 inch"], wood: ["jackwood"] }, collections: ["carnatic-essentials", "margazhi-season"], booking: "demo", option: ["Lacing", "Leather", "Bolts"], weight: 10000 },
    { ...common, slug: "kaveri-bolt-mridangam", name: "Kaveri Bolt-Tuned Mridangam", price: 16000, stock: [0], popularity: 420, attributes: { size: ["22 inch"], wood: ["redwood"] }, weight: 11000, gst: 18 },
  ];
}

// biome-ignore format: one product a line
function guitars(): Item[] {
  const common = { brand: "sembiyan", category: "acoustic-guitars", also: ["gitar", "கிட்டார்"], weight: 4300 };
  const bodies = ["dreadnought", "concert", "parlour"];
  const series = bodies.flatMap((body, i): Item[] => [
    { ...common, slug: `sembiyan-s1${i}-${body}`, name: `Sembiyan S1${i} ${body} guitar`, price: 6000 + i * 1500, stock: [10 - i * 5], popularity: 650 - i * 100, attributes: { body: [body], strings: ["6"], hand: ["right", "left"] }, collections: i === 0 ? ["student-starters"] : [] },
    { ...common, slug: `sembiyan-s3${i}-${body}`, name: `Sembiyan S3${i} ${body} guitar`, price: 15000 + i * 2500, mrp: 18000 + i * 2500, stock: [2, 3], popularity: 350, option: ["Finish", "Natural", "Black"], attributes: { body: [body], strings: ["6"], hand: ["right"] }, booking: "demo" },
  ]);
  return [
    ...series,
    { ...common, slug: "sembiyan-twelve-string", name: "Sembiyan Twelve-String Guitar", price: 21000, stock: [1], popularity: 130, attributes: { body: ["dreadnought"], strings: ["12"], hand: ["right"] } },
    { ...common, slug: "ashcombe-traveller", name: "Ashcombe Traveller Guitar", brand: "ashcombe", price: 18500, stock: [6], popularity: 260, attributes: { body: ["parlour"], strings: ["6"], hand: ["right"] }, origin: "CN" },
    { ...common, slug: "drawn-only-guitar", name: "Drawn Only Guitar", price: 9000, stock: [], popularity: 10 },
  ];
}

// biome-ignore format: one product a line
function keyboards(): Item[] {
  const common = { brand: "toriumi", origin: "JP" };
  return [
    { ...common, slug: "toriumi-k61", name: "Toriumi K-61 Keyboard", category: "portable-keyboards", price: 9500, stock: [14], popularity: 880, attributes: { keys: ["61"], indian_tones: ["yes"] }, collections: ["student-starters"], weight: 6500 },
    { ...common, slug: "toriumi-k49", name: "Toriumi K-49 Keyboard", category: "portable-keyboards", price: 6500, stock: [1], popularity: 450, attributes: { keys: ["49"], indian_tones: ["no"] }, weight: 4500 },
    { ...common, slug: "toriumi-k76", name: "Toriumi K-76 Keyboard", category: "portable-keyboards", price: 24000, stock: [4], popularity: 320, attributes: { keys: ["76"], indian_tones: ["yes"] }, booking: "demo", weight: 9500 },
    { ...common, slug: "toriumi-p88", name: "Toriumi P-88 Digital Piano", category: "digital-pianos", price: 48000, stock: [3], popularity: 690, attributes: { keys: ["88"] }, booking: "demo", weight: 16000 },
    { ...common, slug: "toriumi-p88-cabinet", name: "Toriumi P-88 Cabinet Piano", category: "digital-pianos", price: 89000, mrp: 120000, stock: [1], popularity: 210, attributes: { keys: ["88"] }, booking: "demo", weight: 52000 },
    { ...common, slug: "toriumi-p90", name: "Toriumi P-90 Digital Piano", category: "digital-pianos", price: 64000, stock: [5], popularity: 110, attributes: { keys: ["88"] }, booking: "preorder", weight: 17000 },
  ];
}

// biome-ignore format: one product a line
function smallThings(): Item[] {
  const set = (n: number, fits: string, gauge: string, price: number): Item => ({ slug: `halden-${fits}-strings-${gauge}`, name: `Halden ${fits} strings ${gauge}`, brand: "halden", category: "strings", price, stock: [n * 10], popularity: 600 - n * 40, attributes: { fits: [fits], gauge: [gauge] }, origin: "DE", weight: 60 });
  return [
    set(1, "guitar", "10-47", 650),
    set(2, "guitar", "11-52", 650),
    set(3, "guitar", "12-53", 700),
    set(0, "veena", "light", 480),
    set(4, "violin", "medium", 1900),
    set(5, "ukulele", "soprano", 350),
    { slug: "halden-clip-tuner", name: "Halden Clip Tuner", brand: "halden", category: "tuners-metronomes", price: 750, mrp: 1500, stock: [60], popularity: 830, attributes: { type: ["tuner"] }, origin: "DE", weight: 80 },
    { slug: "halden-metronome", name: "Halden Metronome 100%", brand: "halden", category: "tuners-metronomes", price: 2200, stock: [4], popularity: 280, attributes: { type: ["metronome"] }, origin: "DE", weight: 400 },
    { slug: "venu-sruti-tuner", name: "Venu Sruti Tuner", brand: "venu", category: "tuners-metronomes", price: 1250, stock: [8], popularity: 370, attributes: { type: ["tuner"] }, weight: 150 },
    { slug: "unbranded-pitch-pipe", name: "Pitch Pipe", brand: "venu", category: "tuners-metronomes", price: 250, mrp: 250, stock: [40], popularity: 30, attributes: { type: ["pitch pipe"] }, weight: 50 },
  ];
}
