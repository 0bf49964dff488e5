import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A view whose code is loaded when it is first drawn, because most who open the page never see it. */
export function lazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let View: FunctionComponent<Props> | null = null
  return (props) => {
    const [hasFailed, setFailed] = useState(false)
    const [, redraw] = useState(0)
    const fetch = (): void => {
      setFailed(false)
      load().then(
        (loaded) => {
          View = loaded
          redraw((n) => n + 1)
        },
        () => setFailed(true),
      )
    }
    useEffect(() => {
      if (View === null) fetch()
    }, [])
    if (View !== null) return <View {...props} />
    if (!hasFailed) return null
    return (
      <p class="note warn" role="alert">
        This could not be loaded.{' '}
        <button type="button" class="link" onClick={fetch}>
          Try again
        </button>
      </p>
    )
  }
}
