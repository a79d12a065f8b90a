import type { Settings } from '@sira/contract/records/settings'
import { Scene } from '../../components/pictures/Scene.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

export function Hero({ settings, words }: { settings: Settings; words: Dictionary }) {
  const { home } = words
  // The third of the figures (product 9): the active clients, unless staff chose otherwise.
  const clients = settings.counters[2] ?? settings.counters[0]
  return (
    <div className="page grid gap-6 py-[clamp(1.75rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,1.08fr)_minmax(0,0.92fr)] lg:gap-16">
      <div className="self-center">
        <h1>{home.heading}</h1>
        <p className="mt-5 mb-6 max-w-[36ch] text-[1.18rem] text-pierre">{home.welcome}</p>
        <div className="flex flex-wrap gap-2.5">
          <a href={words.routes.services} className="button button-primary">
            {home.toServices}
          </a>
          <a href={words.routes.contact} className="button button-secondary">
            {home.toContact}
          </a>
        </div>
      </div>
      <div className="relative min-h-[max(16rem,45vw)] overflow-hidden rounded-[28px] rounded-es-[110px] bg-indigo lg:min-h-107">
        <div className="absolute inset-0">
          <Scene name="accueil" eager />
        </div>
        {clients && (
          <p className="absolute end-5 bottom-5 max-w-64 rounded-2xl bg-blanc p-4 [box-shadow:var(--shadow-leve)]">
            <span className="figure block text-3xl">
              {clients.prefix}
              {clients.value}
            </span>
            {clients.label}
          </p>
        )}
      </div>
    </div>
  )
}
