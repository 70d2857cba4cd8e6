import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { BoxOnPicture } from './box-on-picture.tsx'
import { type CoverLook, drawEdited, showTurned } from './draw-edited.ts'
import styles from './edit.module.css'
import { isEdited, noEdit, type PictureEdit, turned } from './picture-edit.ts'

const firstCut = { left: 10, top: 10, width: 80, height: 80 }
const firstCover = { left: 35, top: 55, width: 30, height: 16 }

export type PictureEditorProps = {
  /** Address of the picture. */
  readonly source: string
  readonly name: string
  /** What is marked when it opens. */
  readonly begun?: PictureEdit
  /** `black` hides all of a paper's text; squares keep a photo's look. */
  readonly coverLook?: CoverLook
  readonly title?: string
  readonly saveLabel?: string
  /** Said above the picture, in place of what an editor of pictures says. */
  readonly hint?: ReactNode
  /** Said at the save of a picture on which nothing is covered; it is not saved then. */
  readonly coverNeeded?: string
  readonly onSave: (file: File) => void
  readonly onClose: () => void
}

/** Turn, cut, and cover plates and people. The picture that was sent before stays until this one is there. */
export function PictureEditor(props: PictureEditorProps) {
  const { source, name, begun = noEdit, coverLook = 'squares', onSave, onClose } = props
  const { coverNeeded } = props
  const t = useTranslations('editor.images')
  const tEditor = useTranslations('editor')
  const [edit, setEdit] = useState<PictureEdit>(begun)
  const [fault, setFault] = useState<EditFault>()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  async function save() {
    if (!image) return
    if (coverNeeded !== undefined && edit.covers.length === 0) return setFault('uncovered')
    if (!isEdited(edit)) return onClose()
    try {
      const blob = await drawEdited(image, edit, coverLook)
      onSave(new File([blob], `${name}.jpg`, { type: 'image/jpeg' }))
      onClose()
    } catch {
      setFault('noRoom')
    }
  }
  const { turns, cut, covers } = edit
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title ?? t('editTitle', { picture: name })}
      actions={
        <>
          <Button onClick={onClose}>{tEditor('cancel')}</Button>
          <Button
            look="primary"
            busy={!image && fault !== 'unreadable'}
            disabled={fault === 'unreadable'}
            onClick={() => void save()}
          >
            {props.saveLabel ?? t('saveEdit')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <FaultBanner
          fault={fault === 'uncovered' && covers.length > 0 ? undefined : fault}
          coverNeeded={coverNeeded}
        />
        <div className={styles.tools}>
          <Button icon="rotate-cw" onClick={() => setEdit(turned(edit))}>
            {t('turn')}
          </Button>
          <Button
            icon="maximize-2"
            aria-pressed={cut !== null}
            onClick={() => setEdit({ ...edit, cut: cut ? null : firstCut })}
          >
            {t('cut')}
          </Button>
          <Button
            icon="eye-off"
            onClick={() => setEdit({ ...edit, covers: [...covers, firstCover] })}
          >
            {t('cover')}
          </Button>
        </div>
        <div className={styles.hint}>{props.hint ?? t('editHint')}</div>
        <Frame
          source={source}
          name={name}
          turns={turns}
          onLoaded={setImage}
          onBroken={() => setFault('unreadable')}
        >
          {covers.map((cover, index) => (
            <BoxOnPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: covers have their place alone.
              key={index}
              look="cover"
              box={cover}
              label={t('coverBox', { number: index + 1 })}
              cornerLabel={t('coverCorner', { number: index + 1 })}
              removeLabel={t('coverRemove', { number: index + 1 })}
              onRemove={() => setEdit({ ...edit, covers: covers.filter((_, at) => at !== index) })}
              onChange={(box) =>
                setEdit({ ...edit, covers: covers.map((each, at) => (at === index ? box : each)) })
              }
            />
          ))}
          {cut && (
            <BoxOnPicture
              look="cut"
              box={cut}
              label={t('cutBox')}
              cornerLabel={t('cutCorner')}
              onChange={(box) => setEdit({ ...edit, cut: box })}
            />
          )}
        </Frame>
      </div>
    </Dialog>
  )
}

type EditFault = 'noRoom' | 'unreadable' | 'uncovered'

function FaultBanner(props: { fault: EditFault | undefined; coverNeeded: string | undefined }) {
  const { fault, coverNeeded } = props
  const t = useTranslations('editor.images')
  const tUpload = useTranslations('shell.upload')
  if (fault === undefined) return null
  if (fault === 'noRoom') {
    return (
      <Banner tone="bad" role="alert" title={t('noRoomTitle')}>
        {t('noRoomText')}
      </Banner>
    )
  }
  return (
    <Banner tone="warn" role="alert">
      {fault === 'unreadable' ? tUpload('broken') : coverNeeded}
    </Banner>
  )
}

/** The picture as it is turned by now; what is marked lies on what is seen. */
function Frame(props: {
  source: string
  name: string
  turns: PictureEdit['turns']
  onLoaded: (image: HTMLImageElement) => void
  onBroken: () => void
  children: ReactNode
}) {
  const { source, name, turns, onLoaded, onBroken, children } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    if (image && canvas.current) showTurned(canvas.current, image, turns)
  }, [image, turns])
  return (
    <div className={styles.stage}>
      <img
        src={source}
        alt=""
        hidden
        onError={onBroken}
        onLoad={({ currentTarget }) => {
          setImage(currentTarget)
          onLoaded(currentTarget)
        }}
      />
      <div className={styles.frame} data-picture-frame>
        <canvas ref={canvas} role="img" aria-label={name} />
        {children}
      </div>
    </div>
  )
}
