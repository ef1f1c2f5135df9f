import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { RotateCwIcon, ZoomInIcon, ZoomOutIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import styles from './AvatarCropper.module.css';
import type { Cut } from './cut-out';

interface CropAreaProps {
  url: string;
  onCut: (cut: Cut) => void;
  /** The picture can't be opened. */
  onBroken: () => void;
}

const MOST_ZOOM = 4;
/** One press of an arrow key moves the picture by this many CSS pixels. */
const KEY_STEP_PX = 8;

/** Keys that scale, `=` being the plus sign's own key. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1, _: -0.1 };

/** The picture under a round window, with what scales and turns it. Fetched with its library when it is first wanted. */
export function CropArea({ url, onCut, onBroken }: CropAreaProps) {
  const { t } = useTexts();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          cropShape="round"
          showGrid={false}
          minZoom={1}
          maxZoom={MOST_ZOOM}
          keyboardStep={KEY_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCut({ area, rotation })}
          // Its own styles would come in a style element, which the page's content security policy refuses.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.cropper,
            mediaClassName: styles.photograph,
            cropAreaClassName: styles.window,
          }}
          cropperProps={{
            'aria-label': t('kit.crop.area'),
            role: 'application',
            onKeyDownCapture: ({ key }) => {
              const step = zoomKeys[key];
              if (step) setZoom((before) => Math.min(MOST_ZOOM, Math.max(1, before + step)));
            },
          }}
          mediaProps={{ alt: '', onError: onBroken }}
        />
      </div>
      <div className={styles.tools}>
        <ZoomOutIcon size={20} />
        <input
          type="range"
          className={styles.zoom}
          aria-label={t('kit.crop.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <ZoomInIcon size={20} />
        <IconButton
          label={t('kit.crop.rotate')}
          className={styles.turn}
          onClick={() => setRotation((rotation + 90) % 360)}
        >
          <RotateCwIcon />
        </IconButton>
      </div>
    </>
  );
}
