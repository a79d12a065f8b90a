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
  /** The latest news, where they stand between the other parts. */
  news: ReactNode
  /** Trainings and jobs as short rows, after the blocks of the specification. */
  offers: ReactNode
}

/** The home page (product 2.3). */
export function Home({ settings, words, news, offers }: HomeProps) {
  return (
    <>
      <Hero settings={settings} words={words} />
      <Values words={words} />
      <AboutBlock settings={settings} words={words} />
      <ServicesTeaser words={words} />
      {news}
      <Testimonials settings={settings} words={words} />
      {offers}
    </>
  )
}
