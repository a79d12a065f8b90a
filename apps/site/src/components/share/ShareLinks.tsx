import type { Dictionary } from '../../i18n/fr.ts'
import type { Poster } from '../../kinds/poster.ts'
import { OwnSharing } from './OwnSharing.tsx'

interface ShareLinksProps {
  /** The full address of the shared page. */
  address: string
  title: string
  /** Its poster tells more than the address; a page without one is no record. */
  poster?: Pick<Poster, 'kind' | 'facts' | 'seed'>
  words: Dictionary
}

/**
 * Plain links to four networks, without their scripts and counters (product 2.8, 2.14), and for a
 * record what the phone itself can do with it.
 */
export function ShareLinks({ address, title, poster, words }: ShareLinksProps) {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const networks = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ]
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener noreferrer"
              aria-label={words.sharing.on(name)}
              className="tap rounded-full bg-indigo-clair px-4 text-[0.95rem] font-semibold text-indigo hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {poster && <OwnSharing poster={{ ...poster, title, address }} words={words} />}
    </>
  )
}
