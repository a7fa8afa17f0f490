import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { SelectField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { counted } from "../order/words.ts";
import type { Category } from "./moves.ts";

type Props = {
  category: Category;
  products: number;
  others: readonly Category[];
  onClose: () => void;
  /** Takes it away, its products into the entry of this key. Throws what the shop refuses. */
  onDelete: (into: string | null) => Promise<void>;
};

/** Takes an entry out of the menu. Its products go into another one, and its address leads there. */
export const DeleteDialog = ({ category, products, others, onClose, onDelete }: Props) => (
  <Dialog open onClose={onClose} title={`Delete ${category.name}`}>
    <Form
      onSend={async ({ into }) => {
        if (products > 0 && !into) throw new Error("Choose where its products go.");
        await onDelete(into || null);
        onClose();
      }}
    >
      {({ failure, busy }) => (
        <>
          <p>
            {products > 0
              ? `It has ${counted(products, "product")}. They go into another category, and its address leads there.`
              : "It has no products."}{" "}
            All of it happens when the draft is published, and can be taken back.
          </p>
          {products > 0 && (
            <SelectField label="Its products go into" name="into" defaultValue="">
              <option value="">Choose one</option>
              {others.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <Failure text={failure} />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Keep it</Button>
            <Button type="submit" look="danger" busy={busy}>
              Delete
            </Button>
          </div>
        </>
      )}
    </Form>
  </Dialog>
);
