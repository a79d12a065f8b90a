import type { HTMLAttributes } from 'react'

interface FooterLink {
  name: string
  route: string
  note?: string | undefined
  /** The attributes of a name in another language. */
  attributes?: HTMLAttributes<HTMLElement>
}

/** A list of the footer; on a phone it is closed until its title is touched. */
export function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <details className="footer-list">
      <summary>
        <h2 className="text-lg">{title}</h2>
      </summary>
      <ul>
        {links.map(({ name, route, note, attributes }) => (
          <li key={route}>
            <a href={route} className="tap leading-snug hover:underline" {...attributes}>
              {name}
            </a>
            {note && <span className="mb-2 block text-[0.88rem] text-trait">{note}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
