'use client'

import { useAuth } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { hasRole } from '../../access/role.ts'
import { workStates } from '../../messages/facts/workStates.ts'
import { isRepliedKind, unreadReply } from '../../messages/replies/received/repliedKinds.ts'
import type { User } from '../../payload-types.ts'
import { narrowedList } from '../dashboard/narrowedList.ts'
import { enteredKinds, entryAddress, isEnteredKind } from '../entering/entryAddress.ts'
import { importAddress } from '../subscribers/importAddress.ts'
import { useNoteOpened } from './following/useNoteOpened.ts'

/** What one sees to oneself, in the address of a list. */
const ofMine = '[assignee][equals]'

interface InboxToolsProps {
  collectionSlug: string
}

/**
 * The states as tabs, and the list as a file: above each list of messages. The tabs load their page
 * whole: Payload's list writes its own address back when it arrives, which took away a second tap.
 */
export function InboxTools({ collectionSlug }: InboxToolsProps) {
  const query = useSearchParams()
  const { user } = useAuth<User>()
  useNoteOpened(collectionSlug)
  const chosen = query.get('where[and][0][state][equals]') ?? ''
  const mine = query.has(`where[and][0]${ofMine}`)
  const replied = query.has('where[and][0][repliedAt][exists]')
  const list = `/admin/collections/${collectionSlug}`
  const tabs = [['', 'Tous'], ...Object.entries(workStates)]
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs" aria-label="État">
        {tabs.map(([state = '', label]) => (
          <a
            key={state}
            href={state === '' ? list : `${list}?where[and][0][state][equals]=${state}`}
            className="sira-tab"
            aria-current={state === chosen && !mine && !replied ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
        {isRepliedKind(collectionSlug) && (
          <a
            href={narrowedList(collectionSlug, unreadReply)}
            className="sira-tab"
            aria-current={replied ? 'page' : undefined}
          >
            À lire
          </a>
        )}
        {isEnteredKind(collectionSlug) && (
          <a
            href={`${list}?where[and][0]${ofMine}=${user?.id}`}
            className="sira-tab"
            aria-current={mine ? 'page' : undefined}
          >
            Mes dossiers
          </a>
        )}
      </nav>
      {isEnteredKind(collectionSlug) && (
        <a className="sira-deed" href={entryAddress(collectionSlug)}>
          {enteredKinds[collectionSlug]}
        </a>
      )}
      {collectionSlug === 'newsletters' && hasRole(user, 'administrator') && (
        <a className="sira-deed" href={importAddress}>
          Importer des abonnés
        </a>
      )}
      <p className="sira-exports">
        Exporter :
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} href={exportAddress(collectionSlug, query, format)} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  )
}

/** The filters and the order of the list go with it; its pages do not. */
function exportAddress(slug: string, query: URLSearchParams, format: string): string {
  const asked = new URLSearchParams({ format })
  for (const [name, value] of query) {
    if (name.startsWith('where') || name === 'sort') asked.append(name, value)
  }
  return `/admin/api/${slug}/export?${asked}`
}
