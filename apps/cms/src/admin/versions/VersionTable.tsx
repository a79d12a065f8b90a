import Link from 'next/link'
import type { KeptVersion } from '../../audit/versions/keptVersions.ts'
import { momentWithYear } from '../../dates/dates.ts'
import { versionWords } from './versionWords.ts'

interface VersionTableProps {
  /** The address of the list: a version stands below it. */
  at: string
  versions: readonly KeptVersion[]
  /** The one that is on the site. */
  shown: KeptVersion['id'] | undefined
}

/** When, by whom and how each version was saved; all of them: no more than a few dozen are kept. */
export function VersionTable({ at, versions, shown }: VersionTableProps) {
  if (versions.length === 0) return <p>Rien n’a encore été enregistré ici.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Enregistrée le</th>
          <th scope="col">Par</th>
          <th scope="col">Comment</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => {
          const { kind, details } = versionWords(version)
          return (
            <tr key={version.id}>
              <td>
                <Link href={`${at}/${version.id}`} prefetch={false}>
                  {momentWithYear(version.savedAt)}
                </Link>
              </td>
              <td>{version.by}</td>
              <td>
                {kind}
                {version.id === shown && <strong> (sur le site)</strong>}
                {details !== '' && <small>{details}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
