import type { Card } from "../../contract/catalogue.ts";

type Shown = Pick<Card, "product_url" | "product_name" | "brand_name" | "image" | "price">;
/** What is shown of a card. A page carries its data twice, as markup and for its script: nothing else is sent, nor what goes without saying. */
export type ShownCard = Shown &
  Partial<Pick<Card, "mrp" | "availability" | "on_sale" | "booking">> & {
    /** What its reviews give on average and how many they are, to see and to hear; not there without any. */
    stars?: { text: string; said: string };
  };

const starsOf = (rating: number, reviews: number) => ({
  text: `${rating} ★ (${reviews})`,
  said: `${rating} of 5 stars, ${reviews === 1 ? "1 review" : `${reviews} reviews`}`,
});

export const shownCard = (card: Card): ShownCard => {
  const { product_url, product_name, brand_name, image, price, mrp } = card;
  const { availability, on_sale, booking, rating, reviews } = card;
  return {
    product_url,
    product_name,
    brand_name,
    image,
    price,
    ...(mrp > price && { mrp }),
    ...(availability !== "in_stock" && { availability }),
    ...(!on_sale && { on_sale }),
    ...(booking !== "none" && { booking }),
    ...(rating !== null && { stars: starsOf(rating, reviews) }),
  };
};

/** A card without the names of what every card has, where a page's HTML has no room for them (home). */
export type CardRow = [string, string, string, ShownCard["image"], number, Omit<ShownCard, keyof Shown>];

export const cardRow = ({ product_url, product_name, brand_name, image, price, ...rest }: ShownCard): CardRow => [
  product_url,
  product_name,
  brand_name,
  image,
  price,
  rest,
];

export const cardOfRow = ([product_url, product_name, brand_name, image, price, rest]: CardRow): ShownCard => ({
  product_url,
  product_name,
  brand_name,
  image,
  price,
  ...rest,
});

/** What a list shows of a card: the device has more to say of a product that it knows by its id. */
export type ListedCard = ShownCard & Pick<Card, "id"> & { fact?: string };

export const listedCard = (card: Card): ListedCard => ({
  ...shownCard(card),
  id: card.id,
  ...(card.fact && { fact: `${card.fact.name}: ${card.fact.value}` }),
});

/** A product's name with its maker before it, unless it begins with his name, or with the first word of it: "Marlpit Clip Tuner" by Marlpit Supply. */
export function withMaker({ product_name, brand_name }: Pick<ShownCard, "product_name" | "brand_name">): string {
  const [maker = ""] = brand_name.split(" ");
  return product_name.startsWith(`${maker} `) ? product_name : `${brand_name} ${product_name}`;
}
