import { Icon } from '#web/ui/icon.tsx'
import styles from './certificate-drawing.module.css'

/** Rows of the document by panel: how wide the printed code and the entry are; `true` where the entry is read. */
const panels: readonly (readonly [entry: number, isRead: boolean][])[] = [
  [
    [74, true],
    [88, false],
    [64, false],
    [96, false],
  ],
  [
    [72, true],
    [104, true],
    [62, true],
    [84, true],
    [48, true],
  ],
  [
    [52, true],
    [44, false],
    [92, false],
    [108, false],
    [70, false],
  ],
]

/** The document lying there, with what a photo of it answers in frames. Decorative: the words beside it say the same. */
export function CertificateDrawing() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <svg viewBox="0 0 480 190" aria-hidden="true" focusable="false">
        <g transform="rotate(-4 240 120) translate(0 22)">
          <rect className={styles.sheet} x="24" y="6" width="432" height="210" rx="4" />
          <path className={styles.fold} d="M168 6v210M312 6v210" />
          {panels.map((rows, panel) =>
            rows.map(([width, isRead], row) => {
              const x = 40 + panel * 144
              const y = 24 + row * 30
              return (
                <g key={`${x}-${y}`}>
                  {isRead && (
                    <rect
                      className={styles.read}
                      x={x - 5}
                      y={y - 6}
                      width={width + 10}
                      height="20"
                      rx="3"
                    />
                  )}
                  <rect className={styles.entry} x={x} y={y} width={width} height="8" rx="2" />
                </g>
              )
            }),
          )}
        </g>
      </svg>
      <span className={styles.camera}>
        <Icon icon="camera" size={24} />
      </span>
    </div>
  )
}
