import type { NftCollectible, Picture as PictureData } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Link } from '../../../components/link';
import { PageHeading } from '../../../components/page-heading';
import { Picture, shownSizes } from '../../../components/picture';
import { Row } from '../../../components/row';
import { Swiper } from '../../../components/swiper';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { rarityTones } from '../rarity-tones';
import { CertificateBox } from './CertificateBox';
import { Original } from './Original';
import styles from './Piece.module.css';

const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: '720px' });

export interface PieceViewProps {
  /** A collection, or a piece of the member. */
  collectible: NftCollectible;
  /** Its previews, with a watermark; with none its picture is shown. */
  previews: readonly PictureData[];
  /** Where it leads: the place whose visit leads to it, its activity, the member's pieces. */
  hrefs: { spot: (scenicSpotId: string) => string; activity: (id: string) => string; mine: string };
}

/** A collectible: what it looks like and how rare it is; for its holder the number, the original and the certificate. */
export function PieceView({ collectible, previews, hrefs }: PieceViewProps) {
  const { t, number } = useTexts();
  const { collection, piece, certificate, ownedCount } = collectible;
  const { name, subtitle, rarity, kind, total, issued, author, source, spot, activityId } = collection;
  return (
    <AppPage
      windowTitle={name}
      bottomBar={
        piece === null && (
          <ButtonLink href={hrefs.activity(activityId)} size="large" block>
            {t('nft.mine.toActivity')}
          </ButtonLink>
        )
      }
      aside={certificate && piece && <CertificateBox certificate={certificate} piece={piece} />}
    >
      <Previews pictures={previews.length > 0 ? previews : [collection.picture]} />
      <PageBody>
        <PageHeading title={name} lead={subtitle || undefined}>
          <Row>
            <Tag tone={rarityTones[rarity]}>{t('nft.rarity', { rarity })}</Tag>
            <Tag>{t('nft.piece.issued', { issued: number(issued), total: number(total) })}</Tag>
          </Row>
        </PageHeading>
        {piece && <OwnPiece collectible={collectible} piece={piece} />}
        <Card title={t('nft.piece.facts')}>
          <DescriptionList
            items={[
              { name: t('nft.piece.kindName'), words: t('nft.kind', { kind }) },
              { name: t('nft.piece.author'), words: author },
              { name: t('nft.piece.source'), words: source },
              ...(spot
                ? [
                    {
                      name: t('nft.piece.spot'),
                      words: (
                        <Link href={hrefs.spot(spot.scenicSpotId)} className={styles.inline}>
                          {spot.name}
                        </Link>
                      ),
                    },
                  ]
                : []),
              {
                name: t('nft.piece.owned'),
                words:
                  ownedCount > 0 ? (
                    <Link href={hrefs.mine} className={styles.inline}>
                      {t('nft.piece.ownedCount', { count: ownedCount })}
                    </Link>
                  ) : (
                    t('nft.piece.ownedCount', { count: 0 })
                  ),
              },
            ]}
          />
        </Card>
        <p className={styles.quiet}>{t('nft.noTrade')}</p>
      </PageBody>
    </AppPage>
  );
}

function Previews({ pictures }: { pictures: readonly PictureData[] }) {
  const { t, locale } = useTexts();
  const shown = (picture: PictureData, place: number) => (
    <Picture
      className={styles.picture}
      picture={picture}
      alt={picture.alt[locale] || t('nft.piece.previewOf', { index: place + 1 })}
      sizes={SIZES}
      priority={place === 0}
    />
  );
  const [first] = pictures;
  if (pictures.length === 1 && first) return shown(first, 0);
  return (
    <Swiper
      label={t('nft.piece.previews')}
      indicator="count"
      autoplayMs={false}
      loop={false}
      slides={pictures.map((picture, place) => ({
        key: `${place} ${picture.sources[0]?.url}`,
        content: shown(picture, place),
      }))}
    />
  );
}

interface OwnPieceProps {
  collectible: NftCollectible;
  piece: NonNullable<NftCollectible['piece']>;
}

/** The number of the member's piece, when and how they got it, and its original while they hold it. */
function OwnPiece({ collectible, piece }: OwnPieceProps) {
  const { t, number, instant } = useTexts();
  const { serialNo, status, how, gotAtMs } = piece;
  return (
    <Card tone="member" title={t('nft.piece.mine')} extra={<Tag>{t('nft.status', { status })}</Tag>}>
      <div className={styles.stack}>
        <DescriptionList
          items={[
            {
              name: t('nft.piece.serialName'),
              words: t('nft.serial', {
                serial: number(serialNo),
                total: number(collectible.collection.total),
              }),
            },
            { name: t('nft.piece.got'), words: t('nft.piece.gotBy', { time: instant(gotAtMs), how }) },
          ]}
        />
        {status !== 'exchanged' && <Original key={piece.pieceId} collectible={collectible} />}
      </div>
    </Card>
  );
}
