import type { Dictionary } from '../../../i18n/fr.ts'

/** The banner's three highlights and the four formats, as threads of one band (spec 2.9). */
export function TrainingFormats({ words }: { words: Dictionary }) {
  const { tiles } = words.trainings
  const threads = ['bg-laterite', 'bg-mil', 'bg-karite', 'bg-indigo']
  return (
    <ul className="page grid gap-x-8 gap-y-4 py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-10">
      {tiles.map(({ name, text }, index) => (
        <li key={name}>
          <span aria-hidden="true" className={`mb-3.5 block h-2 rounded-full ${threads[index]}`} />
          <h2 className="text-[1.2rem]">{name}</h2>
          <p className="mt-1 text-pierre">{text}</p>
        </li>
      ))}
    </ul>
  )
}
