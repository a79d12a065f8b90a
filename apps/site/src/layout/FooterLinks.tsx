import type { HTMLAttributes } from 'react'

interface FooterLink {
  name: string
  route: string
  note?: string | undefined
  /** Where the name is not in the language of the page. */
  attributes?: HTMLAttributes<HTMLElement>
}

export function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(({ name, route, note, attributes }) => (
          <li key={route}>
            <a href={route} className="tap leading-snug hover:underline" {...attributes}>
              {name}
            </a>
            {note && <span className="mb-2 block text-[0.88rem] text-trait">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
