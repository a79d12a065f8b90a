import type { Dictionary } from '../../i18n/fr.ts'
import { addedId } from '../../kinds/cartFields.ts'

/**
 * Seen by who comes back to it from the cart: its address ends with its name. Without script, and
 * the page stays the one that everybody is given.
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
