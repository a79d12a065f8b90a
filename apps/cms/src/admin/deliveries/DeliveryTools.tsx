'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'

const list = '/admin/collections/livraisons'

const states = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [`where[or][0][and][0][etat][in][${index}]`, name]))

/** The work of the day, as the list shows it. */
function tabsOf(today: string) {
  return [
    { name: 'Toutes', where: {} },
    { name: 'Aujourd’hui', where: { 'where[or][0][and][0][jour][equals]': today } },
    { name: 'À organiser', where: states('demandée', 'chiffrée') },
    { name: 'En cours', where: states('affectée', 'enlevée', 'en_route', 'retentée') },
    { name: 'Revenues', where: states('échouée', 'à_vérifier', 'retournée') },
  ]
}

/** The tabs and the file above the list of deliveries. */
export function DeliveryTools() {
  const query = useSearchParams()
  const [today] = useState(() => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`)
  const narrowed = [...query].filter(([name]) => name.startsWith('where'))
  const chosen = JSON.stringify(narrowed.toSorted())
  const asked = new URLSearchParams([...query].filter(([name]) => /^(where|sort)/.test(name)))
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs" aria-label="Travail">
        {tabsOf(today).map(({ name, where }) => (
          <a
            key={name}
            className="sira-tab"
            href={`${list}?${new URLSearchParams(where)}`}
            aria-current={
              chosen === JSON.stringify(Object.entries(where).toSorted()) ? 'page' : undefined
            }
          >
            {name}
          </a>
        ))}
      </nav>
      <p className="sira-exports">
        {'Exporter\u00a0:'}
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} href={`/admin/api/livraisons/export?format=${format}&${asked}`} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  )
}
