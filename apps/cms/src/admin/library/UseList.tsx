import Link from 'next/link'
import type { ShownUse } from '../../publication/trash/answerUses.ts'
import type { FileWords } from './fileWords.ts'

interface UseListProps {
  uses: readonly ShownUse[]
  words: FileWords
}

/** What uses a file, and what follows for whoever wants to delete it. */
export function UseList({ uses, words }: UseListProps) {
  if (uses.length === 0) return <p>{words.unused}</p>
  return (
    <>
      <p>{uses.length === 1 ? words.once : words.often(uses.length)}</p>
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
      <p>{words.kept}</p>
    </>
  )
}
