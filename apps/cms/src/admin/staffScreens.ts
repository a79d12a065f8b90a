import type { CollectionConfig, GlobalConfig } from 'payload'
import { titleWords } from './titles/titleWords.ts'

const filters = '/src/admin/filters/SavedFilters.tsx#SavedFilters'

/** Records on one screen: drawing a hundred kept everybody else waiting for a quarter of a second. */
const pagination = { defaultLimit: 10, limits: [10, 25, 50] }

const askForRows = '/src/admin/saving/AskForRows.tsx#AskForRows'
const focusKept = '/src/admin/focus/FocusKept.tsx#FocusKept'
const typedKept = '/src/admin/saving/TypedKept.tsx#TypedKept'

const versionsView = { Component: '/src/admin/versions/VersionsView.tsx#VersionsView' }

/**
 * A type of content without Payload's screens for programmers (« API »), and without its « Copier
 * vers une autre langue », which saves what it copies at once (decision 21), and with the filters
 * that staff keep for its list.
 */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const edit = components?.edit
  const beforeDocumentControls = [
    ...(edit?.beforeDocumentControls ?? []),
    askForRows,
    focusKept,
    // Content is kept on the device; a dossier is about a visitor, and is not.
    ...(collection.custom?.kind ? [typedKept] : []),
    ...titleSlot(collection),
  ]
  const admin = {
    pagination,
    ...collection.admin,
    hideAPIURL: true,
    disableCopyToLocale: true,
    components: {
      ...components,
      beforeListTable: [...(components?.beforeListTable ?? []), filters],
      edit: { ...edit, beforeDocumentControls },
      views: withVersions(components?.views),
    },
  }
  return { ...collection, admin }
}

/** By path, as Payload wants it. */
function titleSlot(collection: CollectionConfig) {
  const clientProps = titleWords(collection)
  const path = '/src/admin/titles/RecordTitle.tsx#RecordTitle'
  return clientProps === undefined ? [] : [{ path, clientProps }]
}

/** Of what has versions; asked by nobody else. */
function withVersions<Views extends { edit?: object }>(views?: Views) {
  return { ...views, edit: { ...views?.edit, versions: versionsView } }
}

export function globalForStaff(global: GlobalConfig): GlobalConfig {
  const elements = global.admin?.components?.elements
  const beforeDocumentControls = [
    ...(elements?.beforeDocumentControls ?? []),
    askForRows,
    focusKept,
  ]
  const components = {
    ...global.admin?.components,
    elements: { ...elements, beforeDocumentControls },
    views: withVersions(global.admin?.components?.views),
  }
  return { ...global, admin: { ...global.admin, components, hideAPIURL: true } }
}
