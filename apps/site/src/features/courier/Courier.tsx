import { courierPageScript } from '../../browser/wake/islandScripts.ts'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'
import type { CourierPageProps } from './CourierPage.island.tsx'
import '../../styles/fields.css'
import '../../styles/form.css'

export function courierTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.courier.title })
}

/** The page of a courier: only his phone knows his tasks. */
export function Courier({ words }: { words: Dictionary }) {
  const props: CourierPageProps = { words: words.courier.page }
  return (
    <div className="page min-h-[75dvh] max-w-2xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={courierTrail(words)} />
      <h1 className="mt-2">{words.courier.title}</h1>
      <p className="hidden font-semibold [@media(scripting:none)]:block">
        {words.courier.needsScript}
      </p>
      <div className="mt-6 min-h-16 [@media(scripting:none)]:hidden">
        <Island script={courierPageScript} props={props} atOnce />
      </div>
    </div>
  )
}
