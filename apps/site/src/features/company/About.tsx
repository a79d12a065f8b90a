import type { Settings } from '@sira/contract/records/settings'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { CallBand } from '../../components/CallBand.tsx'
import { Tabs } from '../../components/disclosure/Tabs.tsx'
import { Counters } from '../../components/figures/Counters.tsx'
import { SkillBars } from '../../components/figures/SkillBars.tsx'
import { Scene } from '../../components/pictures/Scene.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface AboutProps {
  settings: Settings
  words: Dictionary
}

export function aboutTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.menu.about })
}

/** The company: four tabs, why choose us, counters, skill bars, a call (product 2.4). */
export function About({ settings, words }: AboutProps) {
  const { about } = words
  return (
    <>
      <AboutBanner words={words} />
      <div className="page max-w-5xl py-12">
        <Tabs
          name="a-propos"
          label={about.tabsLabel}
          panels={about.tabs.map(({ name, heading, text }) => ({
            title: name,
            content: (
              <>
                <h2 className="max-w-[22ch]">{heading}</h2>
                {text.split(/\s*\n\s*/).map((paragraph) => (
                  <p key={paragraph} className="mt-4 max-w-[62ch] text-[1.1rem]">
                    {paragraph}
                  </p>
                ))}
              </>
            ),
          }))}
        />
      </div>
      <WhyChooseUs words={words} />
      <div className="page grid gap-x-20 gap-y-14 py-16 lg:grid-cols-2">
        <section>
          <h2>{about.countersHeading}</h2>
          <Counters counters={settings.counters} source={settings.figuresSource} />
        </section>
        <section>
          <h2>{about.skillsHeading}</h2>
          <p className="mt-2 mb-7 text-pierre">{about.skillsText}</p>
          <SkillBars skills={settings.skills} />
        </section>
      </div>
      <Partners names={settings.partners} words={words} />
      <CallBand title={about.ctaHeading} text={about.ctaText}>
        <a href={words.routes.contact} className="button button-primary">
          {about.cta}
        </a>
      </CallBand>
    </>
  )
}

function AboutBanner({ words }: { words: Dictionary }) {
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="relative h-44 lg:h-auto lg:*:absolute">
        <Scene name="equipe" eager />
      </div>
      <div className="px-5 py-[clamp(2rem,6vw,5rem)] lg:px-16">
        <Breadcrumb label={words.breadcrumb} trail={aboutTrail(words)} />
        <h1 className="mt-3">{words.about.title}</h1>
        <p className="mt-5 max-w-[34ch] text-[1.2rem] text-pierre">{words.about.lead}</p>
      </div>
    </div>
  )
}

function WhyChooseUs({ words }: { words: Dictionary }) {
  const { whyHeading, why } = words.about
  return (
    <section className="section bg-indigo-nuit text-lin">
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
        <h2 className="max-w-[12ch]">{whyHeading}</h2>
        <ul>
          {why.map(({ title, text }) => (
            <li key={title} className="border-t border-white/20 py-6">
              <h3 className="text-[1.35rem]">{title}</h3>
              <p className="mt-1.5 text-brume">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The partners of the company, if staff entered any. */
function Partners({ names, words }: { names: string; words: Dictionary }) {
  const partners = names.split('\n').flatMap((name) => name.trim() || [])
  if (partners.length === 0) return null
  return (
    <section className="page pb-16">
      <h2>{words.about.partnersHeading}</h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10">
        {partners.map((name) => (
          <li key={name} className="border-t border-trait py-4 font-semibold">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
