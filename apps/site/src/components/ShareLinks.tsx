import type { Dictionary } from '../i18n/fr.ts'

interface ShareLinksProps {
  /** Full address of what is shared. */
  address: string
  title: string
  words: Dictionary
}

/** Four networks, as plain links: no script or counter of theirs stands on the page (product 2.8, 2.14). */
export function ShareLinks({ address, title, words }: ShareLinksProps) {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const networks = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ]
  return (
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
  )
}
