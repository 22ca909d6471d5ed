import { Heart } from 'lucide-react';
import { useLikedImages } from '../../state/liked-images.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';

interface LikeButtonProps {
  readonly image: string;
  readonly title: string;
  readonly className?: string | undefined;
}

/** A heart that likes or unlikes a piece. */
export function LikeButton({ image, title, className }: LikeButtonProps) {
  const liked = useLikedImages((state) => state.likedImages.includes(image));
  const { add, remove } = useLikedImages.getState();
  return (
    <IconButton
      label={liked ? `Unlike ${title}` : `Like ${title}`}
      icon={<Heart size={20} strokeWidth={1.5} aria-hidden />}
      pressed={liked}
      className={className}
      onClick={() => (liked ? remove(image) : add(image))}
    />
  );
}
