import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { keptVersions } from '../../audit/versions/keptVersions.ts'
import { VersionTable } from './VersionTable.tsx'

/** « Versions » of a record or of settings: Payload’s own (3.90) does not know by whom they were saved. */
export async function VersionsView({
  hasPublishedDoc,
  initPageResult,
  routeSegments,
}: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID } = initPageResult
  const versions = await keptVersions(initPageResult)
  const published = versions.find(({ status }) => status === 'published')?.id
  const plural = collectionConfig?.labels.plural
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig ? { collectionSlug: collectionConfig.slug } : {})}
        {...(globalConfig
          ? { globalSlug: globalConfig.slug, globalLabel: globalConfig.label }
          : {})}
        {...(docID === undefined ? {} : { id: docID })}
        {...(plural === undefined ? {} : { pluralLabel: plural })}
        isTrashed={routeSegments[2] === 'trash'}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug ?? 'id'}
        view="Versions"
      />
      <main className="versions">
        <Gutter className="sira-versions">
          <VersionTable
            at={`/admin/${routeSegments.join('/')}`}
            versions={versions}
            shown={hasPublishedDoc ? published : undefined}
          />
        </Gutter>
      </main>
    </>
  )
}
