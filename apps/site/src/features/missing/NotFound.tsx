import { Scene } from '../../components/pictures/Scene.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

/** Any unknown address (product 2.16). */
export function NotFound({ words }: { words: Dictionary }) {
  const suggestions = [
    { name: words.menu.services, route: words.routes.services },
    { name: words.menu.trainings, route: words.routes.trainings },
    { name: words.menu.jobs, route: words.routes.jobs },
    { name: words.menu.news, route: words.routes.news },
    { name: words.menu.faq, route: words.routes.faq },
    { name: words.menu.contact, route: words.routes.contact },
  ]
  return (
    <div className="page grid items-center gap-10 py-14 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,0.7fr)]">
      <div>
        <h1>{words.notFound.title}</h1>
        <p className="mt-4 text-[1.15rem] text-pierre">{words.notFound.text}</p>
        <div className="my-6 max-w-xl">
          <SearchBox id="recherche-introuvable" words={words} />
        </div>
        <ul className="mt-4 mb-8 grid gap-x-8 sm:grid-cols-2">
          {suggestions.map(({ name, route }) => (
            <li key={route} className="border-b border-trait">
              <a href={route} className="tap w-full font-semibold hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <a href={words.routes.home} className="button button-primary">
          {words.notFound.home}
        </a>
      </div>
      <div className="h-56 overflow-hidden rounded-[28px] rounded-es-[110px] lg:h-full lg:max-h-96">
        <Scene name="perdu" />
      </div>
    </div>
  )
}
