import type {
  Attribute,
  ContentModel,
  ContentType,
  ValueKind,
} from '../../src/contract/model/contentModel.ts'

function value(name: string, kind: ValueKind, extra: object = {}): Attribute {
  return {
    kind: 'scalar',
    name,
    field: name,
    value: kind,
    localised: false,
    stored: true,
    ...extra,
  }
}

function type(id: string, attributes: Attribute[]): ContentType {
  return {
    id,
    attributes: new Map([value('id', 'id'), ...attributes].map((one) => [one.name, one])),
    hasTrash: false,
    hasDrafts: id === 'blogs',
    translatedBy: undefined,
  }
}

/** Articles in a category, with tags and a picture: enough for every form of query. */
export const blogs = type('blogs', [
  value('slug', 'text'),
  value('titre', 'text'),
  value('prix', 'number'),
  value('urgent', 'boolean'),
  value('date', 'day'),
  value('publishedAt', 'instant'),
  value('niveau', 'text', { labels: { debutant: 'Débutant' } }),
  value('details', 'json', { stored: false }),
  {
    kind: 'relation',
    name: 'category',
    field: 'category',
    target: 'categories',
    many: false,
    link: 'column',
  },
  { kind: 'relation', name: 'tags', field: 'tags', target: 'tags', many: true, link: 'rows' },
])

const inverse = { kind: 'relation', name: 'blogs', field: 'blogs', target: 'blogs' } as const

export const smallModel: ContentModel = new Map([
  ['blogs', blogs],
  [
    'categories',
    type('categories', [
      value('nom', 'text'),
      { ...inverse, many: true, link: 'inverse', inverseOf: 'category' },
    ]),
  ],
  [
    'tags',
    type('tags', [
      value('nom', 'text'),
      { ...inverse, many: true, link: 'inverse', inverseOf: 'tags' },
    ]),
  ],
])
