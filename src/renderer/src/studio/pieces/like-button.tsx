import { Heart } from 'lucide-react';
import { useLikedImages } from '../../state/liked-images.ts';
import { keeper } from '../studio.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';

interface LikeButtonProps {
  readonly image: string;
  readonly title: string;
  readonly className?: string | undefined;
}

/** A heart that likes or unlikes a piece. What is liked is kept in the workshop, and stays there when it is liked no longer. */
export function LikeButton({ image, title, className }: LikeButtonProps) {
  const liked = useLikedImages((state) => state.likedImages.includes(image));
  const { add, remove } = useLikedImages.getState();

  function like(): void {
    add(image);
    void keeper.keep(image);
  }

  return (
    <IconButton
      label={liked ? `Unlike ${title}` : `Like ${title}`}
      icon={<Heart size={20} strokeWidth={1.5} aria-hidden />}
      pressed={liked}
      className={className}
      onClick={() => (liked ? remove(image) : like())}
    />
  );
}
