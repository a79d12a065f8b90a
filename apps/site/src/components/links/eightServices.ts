import type { Dictionary } from '../../i18n/fr.ts'

export interface ServiceLine {
  name: string
  text: string
  route: string
}

/** The eight services of the company, on the home page and on the page of all services (product 2.3, 2.5). */
export function eightServices({
  home,
  servicePages,
  digitalPages,
  routes,
}: Dictionary): ServiceLine[] {
  const { services } = home
  return [
    {
      name: servicePages.professionalTraining,
      text: services.professionalTraining,
      route: routes.professionalTraining,
    },
    { name: servicePages.advice, text: services.advice, route: routes.advice },
    { name: servicePages.jobMatching, text: services.jobMatching, route: routes.jobMatching },
    { name: servicePages.delivery, text: services.delivery, route: routes.delivery },
    {
      name: servicePages.transformation,
      text: services.transformation,
      route: routes.transformation,
    },
    {
      name: digitalPages.applications,
      text: services.applications,
      route: routes.applications,
    },
    { name: digitalPages.data, text: services.data, route: routes.data },
    { name: servicePages.prospecting, text: services.prospecting, route: routes.prospecting },
  ]
}
