import type { Settings } from '@sira/contract/records/settings'
import type { ReactNode } from 'react'
import type { Dictionary } from '../../i18n/fr.ts'
import { AboutBlock } from './AboutBlock.tsx'
import { Hero } from './Hero.tsx'
import { ServicesTeaser } from './ServicesTeaser.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Values } from './Values.tsx'

interface HomeProps {
  settings: Settings
  words: Dictionary
  /** The latest news, between the other parts. */
  news: ReactNode
  /** Trainings and jobs as short rows: most visitors come for them. The other blocks keep their order. */
  offers: ReactNode
}

/** The home page (product 2.3). */
export function Home({ settings, words, news, offers }: HomeProps) {
  return (
    <>
      <Hero settings={settings} words={words} />
      {offers}
      <Values words={words} />
      <AboutBlock settings={settings} words={words} />
      <ServicesTeaser words={words} />
      {news}
      <Testimonials settings={settings} words={words} />
    </>
  )
}
