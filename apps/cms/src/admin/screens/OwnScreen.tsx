import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Person } from '../../access/role.ts'

interface OwnScreenProps {
  view: AdminViewServerProps
  /** Its address, to come back to. */
  at: string
  isFor: (person: Person) => boolean
  children: () => ReactNode
}

/**
 * A screen of ours. Payload lets everybody come to a screen that is not its own: who is not signed
 * in, or has nothing to do here, is turned away before anything is read.
 */
export function OwnScreen({ view, at, isFor, children }: OwnScreenProps) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(at)}`)
  if (!isFor(req.user)) redirect('/admin')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      {...(searchParams === undefined ? {} : { searchParams })}
      payload={req.payload}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <Gutter>{children()}</Gutter>
    </DefaultTemplate>
  )
}
