import { type RefObject, useEffect, useState } from 'react'

/** Why there is no picture from the page itself; the device's own camera may still be there. */
export type CameraState = 'starting' | 'ready' | 'refused' | 'missing'

/** The camera at the back, for as long as the screen is open. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    openCamera().then(
      (opened) => {
        stream = opened
        if (isOver) return stop(opened)
        const element = video.current
        if (!element) return
        element.srcObject = opened
        element.play().catch(() => undefined)
        setState('ready')
      },
      (error: unknown) => {
        if (!isOver) setState(isRefusal(error) ? 'refused' : 'missing')
      },
    )
    return () => {
      isOver = true
      if (stream) stop(stream)
    }
  }, [video])
  return state
}

/** Fails where there is none, where it is refused, and on pages that are not sent in secret. */
async function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new DOMException('No camera in this page', 'NotFoundError')
  return devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
    audio: false,
  })
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const quality = 0.92

/** What the camera sees now; an error where the device has no room for it. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (!blob) throw new Error('No picture came out')
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' })
}
