import type { Settings } from '@sira/contract/records/settings'
import { CallBand } from '../../components/CallBand.tsx'
import { eightServices } from '../../components/links/eightServices.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { Phone } from '../../components/Phone.tsx'
import { Cloth } from '../../components/pictures/Cloth.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { phoneLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface AllServicesProps {
  settings: Settings
  words: Dictionary
}

export function servicesTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.services.title })
}

/** Eight cards, four steps, a phone and a call (product 2.5). */
export function AllServices({ settings, words }: AllServicesProps) {
  const { services } = words
  return (
    <>
      <PageBanner title={services.title} trailLabel={words.breadcrumb} trail={servicesTrail(words)}>
        <p className="mt-3 text-[1.15rem] text-pierre">{services.lead}</p>
      </PageBanner>
      <ul className="page grid gap-5 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {eightServices(words).map(({ name, text, route }) => (
          <li key={route} className="card">
            <div className="h-20">
              <Cloth seed={route} width={300} height={80} />
            </div>
            <div className="p-5">
              <h2 className="text-[1.25rem]">
                <a href={route} className="card-link">
                  {name}
                </a>
              </h2>
              <p className="mt-2 text-pierre">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <WorkProcess words={words} />
      <CallBand title={services.callHeading}>
        <a href={phoneLink(settings.firstContact)} className="button button-primary">
          {`${services.call}\u00a0: `}
          <Phone number={settings.firstContact} />
        </a>
        <a href={words.routes.contact} className="button button-secondary">
          {services.contact}
        </a>
      </CallBand>
    </>
  )
}

function WorkProcess({ words }: { words: Dictionary }) {
  return (
    <section className="section bg-indigo-nuit text-lin">
      <div className="page">
        <h2>{words.services.processHeading}</h2>
        <ol className="mt-9 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {words.services.process.map(({ name, text }, index) => (
            <li key={name} className="border-t-4 border-mil pt-4">
              <span className="figure text-4xl text-mil">{index + 1}</span>
              <h3 className="mt-3">{name}</h3>
              <p className="mt-1.5 text-brume">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
