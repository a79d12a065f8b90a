import type { ComponentProps } from 'react'
import { Home } from '../../features/home/Home.tsx'
import { LatestNews } from '../../features/news/screens/LatestNews.tsx'

type HomeScreenProps = Omit<ComponentProps<typeof Home>, 'news'> & ComponentProps<typeof LatestNews>

/** The home page with the news in it: features do not know each other. */
export function HomeScreen({ news, light, ...home }: HomeScreenProps) {
  return <Home {...home} news={<LatestNews words={home.words} news={news} light={light} />} />
}
