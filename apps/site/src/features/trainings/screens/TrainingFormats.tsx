import type { Dictionary } from '../../../i18n/fr.ts'

/** The four formats, as threads of one band (product 2.9); on a phone a row that is pushed aside. */
export function TrainingFormats({ words }: { words: Dictionary }) {
  const { tiles, formats } = words.trainings
  const threads = ['bg-laterite', 'bg-mil', 'bg-karite', 'bg-indigo']
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    <section className="page to-edge overflow-x-auto" tabIndex={0} aria-label={formats}>
      <ul className="grid auto-cols-[min(15rem,72vw)] grid-flow-col gap-x-6 pt-4 pb-5 lg:auto-cols-fr lg:gap-x-8 lg:py-10">
        {tiles.map(({ name, text }, index) => (
          <li key={name}>
            <span
              aria-hidden="true"
              className={`mb-2 block h-2 rounded-full lg:mb-3.5 ${threads[index]}`}
            />
            <h2 className="text-[1.05rem] lg:text-[1.2rem]">{name}</h2>
            <p className="mt-1 text-[0.95rem]/snug text-pierre lg:text-base">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
