import type { Payload } from 'payload'
import { mediaType, settingsType } from '../publicTypes.ts'
import type { ContentType, RelationAttribute } from './contentModel.ts'

/** The pictures of the settings: shown on request, as with any record (contract.md). */
export function settingsPictures(payload: Pick<Payload, 'config'>): ContentType {
  const settings = payload.config.globals.find(({ slug }) => slug === settingsType)
  const pictures = (settings?.flattenedFields ?? []).filter(({ type }) => type === 'upload')
  return {
    id: settingsType,
    attributes: new Map(pictures.map(({ name }) => [name, pictureOf(name)])),
    hasDrafts: false,
    hasTrash: false,
    translatedBy: undefined,
  }
}

function pictureOf(name: string): RelationAttribute {
  return { kind: 'relation', name, field: name, target: mediaType, many: false, link: 'column' }
}
