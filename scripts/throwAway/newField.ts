import type { ThrowAway } from './edit.ts'

/** The number of places of a training: a field from the back office to the page. */
export const newField: ThrowAway = {
  what: 'field',
  atMost: 3,
  edits: [
    {
      file: 'packages/contract/src/records/training.ts',
      after: '  lieu: optional(z.string()),',
      text: '  places: optional(z.number()),',
    },
    {
      file: 'apps/cms/src/content/types/trainings.ts',
      after: "  textField({ name: 'lieu', label: 'Lieu' }),",
      text: "  { name: 'places', type: 'number', label: 'Places', min: 1 },",
    },
    {
      file: 'apps/site/src/features/trainings/screens/TrainingDetail.tsx',
      after: '      <TrainingSidebar training={training}',
      text: '      {training.places !== null && <p>{training.places}</p>}',
      freeToLeaveOut: 'a page may leave out what is known',
    },
  ],
}
