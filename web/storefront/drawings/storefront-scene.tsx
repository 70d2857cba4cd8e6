import styles from './drawings.module.css'
import dealersUrl from './scenes/dealers.generated.svg'
import homeUrl from './scenes/home.generated.svg'
import motorhomeUrl from './scenes/motorhome.generated.svg'
import trailerUrl from './scenes/trailer.generated.svg'

/**
 * The large drawings of the storefront. They are files and not markup: a browser keeps them, and a
 * page stays small. `drawings/write-storefront-scenes.ts` writes them.
 */
const urls = { home: homeUrl, motorhome: motorhomeUrl, trailer: trailerUrl, dealers: dealersUrl }

export type StorefrontSceneProps = {
  scene: keyof typeof urls
  /** The first thing to be seen on the page: fetched before everything else. */
  isFirstInView?: boolean
}

/** Fills its frame and is cut like a photograph; decorative. */
export function StorefrontScene({ scene, isFirstInView = false }: StorefrontSceneProps) {
  return (
    <img
      src={urls[scene]}
      alt=""
      width={800}
      height={scene === 'home' ? 426 : 600}
      className={`${styles.scene} ${scene === 'home' ? styles.home : ''}`}
      decoding="async"
      loading={isFirstInView ? 'eager' : 'lazy'}
      fetchPriority={isFirstInView ? 'high' : 'auto'}
    />
  )
}

/** A motorhome at the coast: calm sky at the left for the promise, the vehicle at the right. */
export function HomeScene() {
  return <StorefrontScene scene="home" isFirstInView />
}
