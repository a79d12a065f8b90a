import type { ComponentProps } from 'react'
import { Home } from '../../features/home/Home.tsx'
import { NewestJobs } from '../../features/jobs/screens/NewestJobs.tsx'
import { LatestNews } from '../../features/news/screens/LatestNews.tsx'
import { NextTrainings } from '../../features/trainings/next/NextTrainings.tsx'

type HomeScreenProps = Omit<ComponentProps<typeof Home>, 'news' | 'offers'> &
  ComponentProps<typeof LatestNews> &
  ComponentProps<typeof NextTrainings> &
  ComponentProps<typeof NewestJobs>

/** The home page with what other features have in it: they do not know each other. */
export function HomeScreen({ news, trainings, jobs, light, ...home }: HomeScreenProps) {
  const { words } = home
  const offers = trainings.length + jobs.length > 0 && (
    // Not a section: those are given the height of most until they come near, and this is higher.
    <div className="section border-t border-trait">
      <div className="page grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <NextTrainings words={words} trainings={trainings} />
        <NewestJobs words={words} jobs={jobs} />
      </div>
    </div>
  )
  return (
    <Home {...home} news={<LatestNews words={words} news={news} light={light} />} offers={offers} />
  )
}
