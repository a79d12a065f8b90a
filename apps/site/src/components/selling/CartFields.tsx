import { cartFields } from '../../kinds/cartFields.ts'

interface CartFieldsProps {
  /** The product, as the cart writes it: `l12`, `mensuel`. */
  item: string
  /** The address to return to, where the page says that the item is in the cart. */
  back: string
}

/** The fields of a form that adds to the cart. It needs neither a script nor a price. */
export function CartFields({ item, back }: CartFieldsProps) {
  return (
    <>
      <input type="hidden" name={cartFields.add} value={item} />
      <input type="hidden" name={cartFields.back} value={back} />
    </>
  )
}
