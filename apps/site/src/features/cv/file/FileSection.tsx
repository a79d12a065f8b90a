import type { ReactNode } from 'react'
import type { Dictionary } from '../../../i18n/fr.ts'

interface FileSectionProps {
  words: Dictionary['file']
  title: string
  /** Of what is there. */
  names?: readonly string[]
  isReady?: boolean
  link?: { address: string; name: string }
  children?: ReactNode
}

/** One kind of paper: whether it is there, and where it is made. */
export function FileSection(props: FileSectionProps) {
  const { words, title, names = [], isReady = names.length > 0, link, children } = props
  return (
    <section className="border-b border-trait py-6">
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        {title}
        <span
          className={`rounded-full px-3 py-1 font-texte text-sm tracking-normal ${isReady ? 'bg-karite text-blanc' : 'bg-lin'}`}
        >
          {isReady ? words.ready : words.missing}
        </span>
      </h2>
      {names.length > 0 && (
        <ul className="mt-3">
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
            <li key={index} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
      {link && (
        <p className="mt-2">
          <a href={link.address} className="link tap">
            {link.name}
          </a>
        </p>
      )}
    </section>
  )
}
