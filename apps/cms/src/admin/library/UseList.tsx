import Link from 'next/link'
import type { ShownUse } from '../../publication/trash/answerUses.ts'

/** What shows a picture, and what follows for whoever wants to delete it. */
export function UseList({ uses }: { uses: readonly ShownUse[] }) {
  if (uses.length === 0) return <p>Rien ne la montre : elle peut être supprimée.</p>
  return (
    <>
      <p>
        {uses.length === 1
          ? 'Elle est montrée ici :'
          : `Elle est montrée à ${uses.length} endroits :`}
      </p>
      <ul>
        {uses.map(({ label, title, href }) => (
          <li key={`${href} ${label} ${title}`}>
            <small>{label}</small>
            {href === null ? (
              title
            ) : (
              <Link href={href} prefetch={false}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>Elle ne peut pas être supprimée tant qu’elle sert. Remplacer son fichier est possible.</p>
    </>
  )
}
