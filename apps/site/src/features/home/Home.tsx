import type { Settings } from '@sira/contract/records/settings'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Article } from '../news/article.ts'
import { LatestNews } from '../news/screens/LatestNews.tsx'
import { AboutBlock } from './AboutBlock.tsx'
import { Hero } from './Hero.tsx'
import { ServicesTeaser } from './ServicesTeaser.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Values } from './Values.tsx'

interface HomeProps {
  settings: Settings
  words: Dictionary
  news: readonly Article[]
}

/** The home page (spec 2.3). */
export function Home({ settings, words, news }: HomeProps) {
  return (
    <>
      <Hero settings={settings} words={words} />
      <Values words={words} />
      <AboutBlock settings={settings} words={words} />
      <ServicesTeaser words={words} />
      <LatestNews words={words} news={news} />
      <Testimonials settings={settings} words={words} />
    </>
  )
}
