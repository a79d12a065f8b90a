import type { ThrowAway } from './edit.ts'

/**
 * The places of a new field: the line before it in the schema, in the collection and in a screen.
 */
interface Place {
  schema: readonly [file: string, after: string]
  collection: readonly [file: string, after: string]
  screen: readonly [file: string, after: string]
}

/** The number of places, in every type of record with a card: from the back office to the page. */
export const newFields: readonly ThrowAway[] = [
  newField('training', {
    schema: ['training', '  lieu: optional(z.string()),'],
    collection: ['trainings', "  { name: 'avec_test',"],
    screen: ['trainings/screens/TrainingDetail', '          <TrainingHeading training={training}'],
  }),
  newField('job', {
    schema: ['job', '  pays: optional(z.string()),'],
    collection: ['jobs', "      textField({ name: 'pays', label: 'Pays' }),"],
    screen: ['jobs/screens/JobCard', '    <article id='],
  }),
  newField('article', {
    schema: ['article', '  contenu: optional(z.string()),'],
    collection: ['articles', "      textField({ name: 'titre',"],
    screen: ['news/screens/ArticleDetail', '        <ArticleHeading article={article}'],
  }),
  newField('book', {
    schema: ['book', '  auteur: optional(z.string()),'],
    collection: ['books', "    textField({ name: 'titre',"],
    screen: ['shop/screens/BookCard', '    <article id='],
  }),
]

function newField(record: string, { schema, collection, screen }: Place): ThrowAway {
  return {
    what: `field of ${record}`,
    atMost: 3,
    edits: [
      {
        file: `packages/contract/src/records/${schema[0]}.ts`,
        after: schema[1],
        text: '  places: optional(z.number()),',
      },
      {
        file: `apps/cms/src/content/types/${collection[0]}.ts`,
        after: collection[1],
        text: "{ name: 'places', type: 'number', label: 'Places', min: 1 },",
      },
      {
        file: `apps/site/src/features/${screen[0]}.tsx`,
        after: screen[1],
        text: `{${record}.places !== null && <p>{${record}.places}</p>}`,
        freeToLeaveOut: 'a page may leave out what is known',
      },
    ],
  }
}
