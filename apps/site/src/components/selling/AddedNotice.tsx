import type { Dictionary } from '../../i18n/fr.ts'
import { addedId } from '../../kinds/cartFields.ts'

/**
 * The notice that an item is in the cart. CSS shows it when the address ends with its name: so it
 * needs no script, and the page stays the same for everybody.
 */
export function AddedNotice({ item, words }: { item: string; words: Dictionary }) {
  const { added, seeCart } = words.selling
  return (
    <p
      id={addedId(item)}
      className="hidden scroll-mt-40 rounded-2xl bg-accord px-4 py-1 text-encre target:block"
    >
      <strong>{added}</strong>{' '}
      <a href={words.routes.cart} className="link tap">
        {seeCart}
      </a>
    </p>
  )
}
