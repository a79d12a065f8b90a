import { cartFields } from '../../kinds/cartFields.ts'

interface CartFieldsProps {
  /** The product, as the cart writes it: `l12`, `mensuel`. */
  item: string
  /** Where the visitor comes back to, and sees that it is in his cart. */
  back: string
}

/** What a form says that puts something into the cart: it needs no script, and no price. */
export function CartFields({ item, back }: CartFieldsProps) {
  return (
    <>
      <input type="hidden" name={cartFields.add} value={item} />
      <input type="hidden" name={cartFields.back} value={back} />
    </>
  )
}
